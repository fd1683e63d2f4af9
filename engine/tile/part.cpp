#include "engine/tile/part.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

#include "engine/base/words.h"

namespace trackwright {

namespace {

constexpr std::string_view blanks = " \t\r\n";

// Colours for frames and borders, in addition to the tile colours.
constexpr std::array<std::string_view, 21> further_colours{
    "black",      "pink",      "cyan",    "gold",      "tan",     "lightblue", "darkblue",
    "silver",     "maroon",    "magenta", "turquoise", "olive",   "teal",      "violet",
    "lightgreen", "darkgreen", "navy",    "lime",      "crimson", "lightgray", "darkgray"};

constexpr auto colour_words = [] {
  std::array<std::string_view, all_colours.size() + further_colours.size()> words;
  const auto rest = std::ranges::transform(all_colours, words.begin(), word_of<Colour>).out;
  std::ranges::copy(further_colours, rest);
  return words;
}();

// Replaces a tile colour by its usual word; other words stay unchanged.
std::string_view usual_word(std::string_view colour) {
  const std::optional<Colour> known = from_word<Colour>(colour);
  return known ? word_of(*known) : colour;
}

bool is_hex_colour(std::string_view text) {
  const auto is_digit = [](char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
  };
  return (text.size() == 7 || text.size() == 4) && text[0] == '#' &&
         std::all_of(text.begin() + 1, text.end(), is_digit);
}

std::string_view american(std::string_view key) {
  if (key == "colour") return "color";
  if (key == "colour2") return "color2";
  return key;
}

}  // namespace

Word trimmed(Word word) {
  const std::size_t start = word.text.find_first_not_of(blanks);
  if (start == std::string_view::npos) return word.upto(0);
  return word.from(start).upto(word.text.find_last_not_of(blanks) - start + 1);
}

std::vector<Word> split(Word word, char separator) {
  std::vector<Word> pieces;
  while (true) {
    const std::size_t end = word.text.find(separator);
    const Word piece = trimmed(word.upto(end));
    if (!piece.text.empty()) pieces.push_back(piece);
    if (end == std::string_view::npos) return pieces;
    word = word.from(end + 1);
  }
}

std::string quoted(std::string_view text) {
  constexpr std::size_t most = 40;
  if (text.size() <= most) return fmt::format("`{}`", text);
  std::size_t end = most;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) --end;  // between characters
  return fmt::format("`{}…`", text.substr(0, end));
}

PartReader::PartReader(Word whole, Word name, std::span<const std::string_view> known,
                       std::optional<TileError>& error)
    : whole_(whole), name_(name), error_(error) {
  if (name.text.size() < whole.text.size())
    for (const Word& attribute : split(whole.from(whole.text.find('=') + 1), ',')) add(attribute, known);
}

void PartReader::fail(Word at, std::string message, std::string help) {
  if (error_) return;
  if (at.text.empty()) at = whole_;
  error_ =
      TileError{at.offset, static_cast<std::uint32_t>(at.text.size()), std::move(message), std::move(help)};
}

void PartReader::add(Word attribute, std::span<const std::string_view> known) {
  const std::size_t colon = attribute.text.find(':');
  const std::size_t equals = attribute.text.find('=');
  if (equals < colon)
    return fail(attribute,
                fmt::format("{}: `:` is expected between an attribute and its value, not `=`",
                            quoted(attribute.text)),
                fmt::format("write {}", quoted(fmt::format("{}:{}", trimmed(attribute.upto(equals)).text,
                                                           trimmed(attribute.from(equals + 1)).text))));
  if (colon == std::string_view::npos)
    return fail(attribute, fmt::format("{} has no value: expected `name:value`", quoted(attribute.text)));
  const Word key = trimmed(attribute.upto(colon));
  const Word value = trimmed(attribute.from(colon + 1));
  const std::string_view canonical = american(key.text);
  if (std::ranges::find(known, canonical) == known.end()) {
    const std::string_view near = nearest(canonical, known);
    return fail(key.text.empty() ? attribute : key,
                fmt::format("{} is not an attribute of `{}`", quoted(key.text), name_.text),
                !near.empty() ? fmt::format("did you mean `{}`?", near)
                : known.empty()
                    ? fmt::format("remove it: `{}` has no attributes", name_.text)
                    : fmt::format("use an attribute of `{}`: {}", name_.text, joined(known, ", ", quoted)));
  }
  if (value.text.empty()) return fail(attribute, fmt::format("{} has no value", quoted(key.text)));
  if (value.text.find('=') != std::string_view::npos)
    return fail(value,
                fmt::format("{} contains a second `=`: parts are separated by `;`", quoted(value.text)),
                "add the missing `;`");
  if (has(canonical)) return fail(attribute, fmt::format("{} is stated twice", quoted(key.text)));
  attributes_.push_back({{canonical, key.offset}, value});
}

const Attribute* PartReader::find(std::string_view key) const {
  const auto found = std::ranges::find_if(
      attributes_, [key](const Attribute& attribute) { return attribute.key.text == key; });
  return found == attributes_.end() ? nullptr : &*found;
}

void PartReader::require(std::string_view key) {
  if (!has(key)) fail(name_, fmt::format("`{}` needs `{}`", name_.text, key));
}

std::optional<int> PartReader::parse_number(Word word, int least, int most, std::string_view what) {
  int number = 0;
  const char* end = word.text.data() + word.text.size();
  const auto [stop, problem] = std::from_chars(word.text.data(), end, number);
  if (problem == std::errc::invalid_argument || stop != end) {
    fail(word, fmt::format("{} is not a whole number, as `{}` must be", quoted(word.text), what));
    return std::nullopt;
  }
  if (problem != std::errc() || number < least || number > most) {
    fail(word, fmt::format("`{}` is {}, but must be {} to {}", what, quoted(word.text), least, most));
    return std::nullopt;
  }
  return number;
}

int PartReader::number(std::string_view key, int otherwise, int least, int most) {
  const Attribute* attribute = find(key);
  if (attribute == nullptr) return otherwise;
  return parse_number(attribute->value, least, most, key).value_or(otherwise);
}

bool PartReader::flag(std::string_view key) {
  const Attribute* attribute = find(key);
  if (attribute == nullptr || attribute->value.text == "0") return false;
  if (attribute->value.text != "1")
    fail(attribute->value, fmt::format("`{}` is {}, but must be 1 or 0", key, quoted(attribute->value.text)));
  return true;
}

std::string PartReader::text(std::string_view key) const {
  const Attribute* attribute = find(key);
  return attribute == nullptr ? std::string() : std::string(attribute->value.text);
}

std::vector<std::string> PartReader::list(std::string_view key) const {
  std::vector<std::string> words;
  if (const Attribute* attribute = find(key))
    for (const Word& word : split(attribute->value, '|')) words.emplace_back(word.text);
  return words;
}

std::optional<double> PartReader::loc(std::string_view key) {
  const Attribute* attribute = find(key);
  if (attribute == nullptr) return std::nullopt;
  const std::string_view text = attribute->value.text;
  const auto loc = number_in<double>(text);
  if (!loc || !(*loc >= 0.0 && *loc <= 6.0)) {
    fail(attribute->value,
         fmt::format(
             "`{}` is {}: expected the number of an edge, 0 to 5, or a value between two edges such as 2.5",
             key, quoted(text)));
    return std::nullopt;
  }
  return std::fmod(std::round(*loc * 1000.0), 6000.0) / 1000.0;
}

std::optional<Edge> PartReader::edge(std::string_view key) {
  const Attribute* attribute = find(key);
  return attribute == nullptr ? std::nullopt : edge(attribute->value);
}

std::optional<Edge> PartReader::edge(Word value) {
  if (value.text.size() == 1 && value.text[0] >= '0' && value.text[0] <= '6')
    return Edge(value.text[0] - '0');
  fail(value, fmt::format("{} is not an edge: expected 0 to 5", quoted(value.text)));
  return std::nullopt;
}

std::string PartReader::colour(std::string_view key) {
  const Attribute* attribute = find(key);
  if (attribute == nullptr) return {};
  const std::string_view text = usual_word(attribute->value.text);
  if (is_hex_colour(text) || std::ranges::find(colour_words, text) != colour_words.end())
    return std::string(text);
  const std::string_view near = nearest(text, colour_words);
  fail(attribute->value, fmt::format("{} is not a known colour", quoted(text)),
       near.empty() ? "use the name of a colour, or write the colour as `#rrggbb`"
                    : fmt::format("did you mean `{}`?", near));
  return {};
}

std::string_view PartReader::word(std::string_view key, std::span<const std::string_view> words) {
  const Attribute* attribute = find(key);
  if (attribute == nullptr) return {};
  const Word said = attribute->value;
  if (std::ranges::find(words, said.text) != words.end()) return said.text;
  const std::string_view near = nearest(said.text, words);
  fail(said, fmt::format("{} is not a `{}` of `{}`", quoted(said.text), key, name_.text),
       near.empty() ? fmt::format("use {}", joined(words, ", ", quoted))
                    : fmt::format("did you mean `{}`?", near));
  return {};
}

RevenueEntry PartReader::revenue_step(Word word) {
  const std::size_t underscore = word.text.rfind('_');
  if (underscore == std::string_view::npos || underscore == 0) {
    fail(word, fmt::format("{}: expected revenue by phase as `yellow_30|brown_50`", quoted(word.text)));
    return {};
  }
  const Word key = trimmed(word.upto(underscore));
  const Word value = trimmed(word.from(underscore + 1));
  constexpr int most = 99999;
  return {std::string(usual_word(key.text)),
          parse_number(value.text.empty() ? word : value, -most, most, "revenue").value_or(0)};
}

Revenue PartReader::revenue(std::string_view key) {
  const Attribute* attribute = find(key);
  if (attribute == nullptr) return {};
  Revenue revenue;
  if (attribute->value.text.find_first_of("_|") == std::string_view::npos) {
    constexpr int most = 99999;
    revenue.flat = number(key, 0, -most, most);
    return revenue;
  }
  for (const Word& word : split(attribute->value, '|')) {
    RevenueEntry step = revenue_step(word);
    const auto same = [&step](const RevenueEntry& entry) { return entry.key == step.key; };
    if (std::ranges::any_of(revenue.steps, same))
      fail(word, fmt::format("revenue is stated twice for {}", quoted(step.key)));
    revenue.steps.push_back(std::move(step));
  }
  return revenue;
}

}  // namespace trackwright
