#include <fmt/core.h>

#include <array>
#include <cstddef>

#include "designer/checks/texts.h"

namespace trackwright {

namespace {

bool letter(char c) {
  return c >= 'A' && c <= 'Z';
}
bool digit(char c) {
  return c >= '0' && c <= '9';
}
bool word(char c) {
  return letter(c) || digit(c) || (c >= 'a' && c <= 'z') || c == '_' || c == '+' || (c & 0x80) != 0;
}

struct Token {
  std::size_t begin = 0;
  std::size_t end = 0;
  std::string_view text;
};

// Returns the words that can be coordinates, in the order of the text.
std::vector<Token> coordinate_tokens(std::string_view text) {
  std::vector<Token> found;
  for (std::size_t i = 0; i < text.size();) {
    if (!word(text[i])) {
      ++i;
      continue;
    }
    std::size_t end = i;
    while (end < text.size() && word(text[end])) ++end;
    const std::string_view token = text.substr(i, end - i);
    const bool figures = token.size() >= 2 && token.size() <= 3 && digit(token[1]) && digit(token.back());
    if (figures && letter(token[0])) found.push_back({i, end, token});
    i = end;
  }
  return found;
}

// Whether the text between is "or", "and", ",", "/" or the like, without place names: "Elm (D4) or Fen (C5)".
bool joins_alternatives(std::string_view between) {
  std::string plain;
  bool in_name = false;
  for (std::size_t i = 0; i < between.size(); ++i) {
    const char c = between[i];
    if (!word(c)) in_name = false;
    if (letter(c) && (i == 0 || !word(between[i - 1]))) in_name = true;
    if (!in_name && c != ' ' && c != '\n' && c != '(' && c != ')') plain += c;
  }
  for (const std::string_view joint : {",", "or", "and", ",or", ",and", "/", "&", "and/or"})
    if (plain == joint) return true;
  return false;
}

}  // namespace

std::set<std::string> coordinates_in(std::string_view text) {
  std::set<std::string> found;
  for (const Token& token : coordinate_tokens(text)) found.emplace(token.text);
  return found;
}

std::vector<std::pair<std::string, std::string>> alternatives_in(std::string_view text) {
  std::vector<std::pair<std::string, std::string>> pairs;
  const std::vector<Token> tokens = coordinate_tokens(text);
  for (std::size_t i = 1; i < tokens.size(); ++i)
    if (joins_alternatives(text.substr(tokens[i - 1].end, tokens[i].begin - tokens[i - 1].end)))
      pairs.emplace_back(tokens[i - 1].text, tokens[i].text);
  return pairs;
}

bool has_words(std::string_view text, std::string_view name) {
  if (name.empty()) return false;
  for (std::size_t at = text.find(name); at != std::string_view::npos; at = text.find(name, at + 1)) {
    const bool begins = at == 0 || !word(text[at - 1]);
    const bool ends = at + name.size() == text.size() || !word(text[at + name.size()]);
    if (begins && ends) return true;
  }
  return false;
}

std::string hex_words(const Hex& hex) {
  return hex.name.empty() ? hex.id : hex.id + " " + hex.name;
}

std::string_view edge_words(const Layout& layout, Edge e) {
  static constexpr std::array<std::string_view, 6> flat{"south", "south-west", "north-west",
                                                        "north", "north-east", "south-east"};
  static constexpr std::array<std::string_view, 6> pointy{"south-west", "west", "north-west",
                                                          "north-east", "east", "south-east"};
  const auto index = static_cast<std::size_t>(e.index());
  return layout.orientation == Orientation::Flat ? flat.at(index) : pointy.at(index);
}

bool one_slip_apart(std::string_view a, std::string_view b) {
  return a.size() > 3 && b.size() > 3 && edit_distance(a, b) == 1;
}

}  // namespace trackwright
