#include "designer/format/interchange/maker_words.h"

#include <algorithm>
#include <array>
#include <utility>

#include "designer/format/interchange/facts_colours.h"
#include "designer/format/text/values.h"
#include "engine/base/words.h"

namespace trackwright::maker {

namespace {

using std::string_view;

bool is_digit(char c) {
  return c >= '0' && c <= '9';
}

// Colours of 18xx-maker that neither a theme nor a browser has under this name; approximate values.
constexpr auto own_colours = std::to_array<std::pair<string_view, string_view>>({{"brightGreen", "#6ec037"},
                                                                                 {"brightBlue", "#1f8fe5"},
                                                                                 {"lightBrown", "#b58863"},
                                                                                 {"lightRed", "#f2777a"},
                                                                                 {"natural", "#e6d3a8"},
                                                                                 {"nude", "#ecd2b5"},
                                                                                 {"rust", "#b7410e"},
                                                                                 {"inky", "#26294a"},
                                                                                 {"cherry", "#a3123a"},
                                                                                 {"navyBlue", "#1c2f6b"},
                                                                                 {"darkGold", "#a8811a"},
                                                                                 {"darkLime", "#7c9c1e"},
                                                                                 {"minor_gold", "#d4a72c"},
                                                                                 {"water", "#67a7c4"},
                                                                                 {"grey", "#8c8c8c"}});

std::string without_hyphens(string_view word) {
  std::string text;
  bool capital = false;
  for (const char c : word) {
    if (c == '-') {
      capital = true;
      continue;
    }
    text += capital && c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    capital = false;
  }
  return text;
}

}  // namespace

void take_own(Node& tree, const Node* object) {
  for (const Entry& own : entries_of(object, own_key)) {
    std::erase_if(tree.entries, [&](const Entry& entry) { return entry.key == own.key; });
    if (own.value.kind != Node::Kind::Null) tree.entries.push_back({own.key, {}, own.value});
  }
}

std::span<const Node> list_of(const Node* mapping, string_view key) {
  const Node* found = value_of(mapping, key);
  if (found == nullptr) return {};
  return found->kind == Node::Kind::Sequence ? std::span<const Node>(found->items)
                                             : std::span<const Node>(found, 1);
}

std::optional<int> amount_in(string_view text) {
  string_view from_number(std::ranges::find_if(text, is_digit), text.end());
  return take_number(from_number);
}

std::optional<int> amount_of(const Node* mapping, string_view key) {
  const Node* found = value_of(mapping, key);
  if (found == nullptr || !is_scalar(*found)) return std::nullopt;
  return amount_in(found->text);
}

std::optional<std::string> colour_of_maker(const Node& game, const std::string& colour) {
  if (const Node* own = value_of(value_of(&game, "colors"), colour); own != nullptr && is_scalar(*own))
    return own->text.starts_with('#') ? own->text : colour_from_facts(own->text);
  if (colour.starts_with("company.")) return colour;
  const auto known =
      std::ranges::find(own_colours, string_view(colour), &decltype(own_colours)::value_type::first);
  if (known != own_colours.end()) return std::string(known->second);
  return colour_from_facts(colour);
}

std::string colour_for_maker(const std::string& colour) {
  constexpr string_view of_company = "company.";
  const string_view word =
      colour.starts_with(of_company) ? string_view(colour).substr(of_company.size()) : colour;
  return without_hyphens(word);
}

std::string one_line(std::string text) {
  std::ranges::replace_if(
      text, [](char c) { return c == '\n' || c == '\r' || c == '\t'; }, ' ');
  const auto first = text.find_first_not_of(' ');
  if (first == std::string::npos) return {};
  return text.substr(first, text.find_last_not_of(' ') - first + 1);
}

}  // namespace trackwright::maker
