#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <limits>
#include <optional>
#include <string>

#include "designer/format/schema/words.h"
#include "designer/format/text/utf8.h"
#include "engine/base/suggest.h"
#include "engine/base/words.h"

namespace trackwright {

namespace {

constexpr std::size_t longest_quote = 60;
// "string" is last, as the type of all other values.
constexpr std::array<std::string_view, 7> type_words{"object",  "array",  "null",  "boolean",
                                                     "integer", "number", "string"};

bool is_decimal(std::string_view text) {
  if (text.starts_with('-')) text.remove_prefix(1);
  return !text.empty() && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

bool is_scalar_kind(Node::Kind kind) {
  return kind != Node::Kind::Sequence && kind != Node::Kind::Mapping;
}

// Returns the word that a pattern such as `^unlimited$` requires.
std::optional<std::string> single_word(const nlohmann::json& schema) {
  const auto pattern = schema.find("pattern");
  if (pattern == schema.end()) return std::nullopt;
  const std::string text = pattern->get<std::string>();
  if (text.size() < 3 || text.front() != '^' || text.back() != '$') return std::nullopt;
  const std::string word = text.substr(1, text.size() - 2);
  const bool plain = std::ranges::all_of(word, [](unsigned char c) { return std::isalpha(c) != 0; });
  return plain ? std::optional(word) : std::nullopt;
}

std::string type_name(const std::string& type, const nlohmann::json& schema) {
  if (type == "integer") return "a whole number";
  if (type == "number") return "a number";
  if (type == "boolean") return "true or false";
  if (type == "object") return "a mapping";
  if (type == "array") return "a list";
  if (type == "null") return "empty";
  if (const auto word = single_word(schema)) return in_ticks(*word);
  return "a string";
}

}  // namespace

std::string in_ticks(std::string_view text) {
  std::string shown;
  std::size_t count = 0;
  for (std::size_t i = 0; i < text.size(); ++count) {
    if (count == longest_quote) return "`" + shown + "\u2026`";
    const std::size_t length = std::max<std::size_t>(1, character_length(text.substr(i)));
    shown += text[i] == '\n' || text[i] == '\t' ? std::string(" ") : std::string(text.substr(i, length));
    i += length;
  }
  return "`" + shown + "`";
}

std::string describe(const Subject& subject) {
  if (subject.key.empty()) return subject.item ? "each item" : "the file";
  return subject.item ? fmt::format("each item of {}", in_ticks(subject.key)) : in_ticks(subject.key);
}

std::string describe_value(const Node& node) {
  switch (node.kind) {
    case Node::Kind::Null:
      return "empty";
    case Node::Kind::Boolean:
      return node.text;
    case Node::Kind::Integer:
    case Node::Kind::Real:
      return "the number " + node.text;
    case Node::Kind::String:
      return node.text.empty() ? "an empty string" : "the string " + in_ticks(node.text);
    case Node::Kind::Sequence:
      return "a list";
    case Node::Kind::Mapping:
      return "a mapping";
  }
  return {};
}

std::optional<double> number_value(const Node& node) {
  if (node.kind != Node::Kind::Integer && node.kind != Node::Kind::Real) return std::nullopt;
  double value = 0;
  const char* end = node.text.data() + node.text.size();
  const auto read = std::from_chars(node.text.data(), end, value);
  if (read.ptr != end) return std::nullopt;
  if (read.ec == std::errc::result_out_of_range)
    return node.text.starts_with('-') ? -std::numeric_limits<double>::infinity()
                                      : std::numeric_limits<double>::infinity();
  return read.ec == std::errc() ? std::optional(value) : std::nullopt;
}

bool has_type(const Node& node, std::string_view type) {
  if (type == "object") return node.kind == Node::Kind::Mapping;
  if (type == "array") return node.kind == Node::Kind::Sequence;
  if (type == "null") return node.kind == Node::Kind::Null;
  if (type == "boolean") return node.kind == Node::Kind::Boolean;
  if (type == "integer") return node.kind == Node::Kind::Integer && is_decimal(node.text);
  if (type == "number") return number_value(node).has_value();
  if (node.kind == Node::Kind::String) return true;
  const bool number_kind = node.kind == Node::Kind::Integer || node.kind == Node::Kind::Real;
  return is_scalar_kind(node.kind) && number_kind && !number_value(node);
}

unsigned type_bit(std::string_view type) {
  for (std::size_t i = 0; i < type_words.size(); ++i)
    if (type == type_words.at(i)) return 1U << i;
  return 1U << (type_words.size() - 1);
}

unsigned types_of(const Node& node) {
  switch (node.kind) {
    case Node::Kind::Mapping:
      return type_bit("object");
    case Node::Kind::Sequence:
      return type_bit("array");
    case Node::Kind::Null:
      return type_bit("null");
    case Node::Kind::Boolean:
      return type_bit("boolean");
    case Node::Kind::String:
      return type_bit("string");
    default:
      return (has_type(node, "integer") ? type_bit("integer") : 0U) |
             type_bit(has_type(node, "number") ? "number" : "string");
  }
}

std::string describe_types(const nlohmann::json& schema) {
  const auto type = schema.find("type");
  if (type == schema.end()) return "something else";
  std::vector<std::string> names;
  if (type->is_string()) names.push_back(type_name(type->get<std::string>(), schema));
  if (type->is_array())
    for (const auto& one : *type) names.push_back(type_name(one.get<std::string>(), schema));
  return listed(names, "or");
}

namespace {

using std::string_view;

bool is_digit(char c) {
  return c >= '0' && c <= '9';
}

bool all_digits(string_view text) {
  return !text.empty() && std::ranges::all_of(text, is_digit);
}

bool is_separator(char c) {
  return c == ',' || c == '.' || c == '\'' || c == '_';
}

// Reads "6,000", "6.000" and "1.234.567" as whole numbers with thousands separators.
std::optional<std::string> without_separators(string_view text) {
  std::string digits;
  std::size_t group = 0;
  bool separated = false;
  for (const char c : text) {
    if (is_digit(c)) {
      digits += c;
      ++group;
    } else if (is_separator(c) && group > 0 && (separated ? group == 3 : group <= 3)) {
      separated = true;
      group = 0;
    } else {
      return std::nullopt;
    }
  }
  return separated && group == 3 ? std::optional(digits) : std::nullopt;
}

// Reads "38,1" as 38.1.
std::optional<std::string> with_point(string_view text) {
  const std::size_t comma = text.find(',');
  if (comma == string_view::npos || !all_digits(text.substr(0, comma)) || !all_digits(text.substr(comma + 1)))
    return std::nullopt;
  return fmt::format("{}.{}", text.substr(0, comma), text.substr(comma + 1));
}

bool is_unit(string_view text) {
  constexpr string_view blanks = " \t";
  while (!text.empty() && blanks.find(text.front()) != string_view::npos) text.remove_prefix(1);
  while (!text.empty() && blanks.find(text.back()) != string_view::npos) text.remove_suffix(1);
  return !text.empty() && text.size() <= 6 && std::ranges::none_of(text, [](char c) {
    return is_digit(c) || string_view("+-*/^=:;,.").find(c) != string_view::npos;
  });
}

// Strips units and signs from "38.1mm", "60 %" and "$6000".
string_view figures(string_view text) {
  const std::size_t first = text.find_first_of("0123456789");
  const std::size_t last = text.find_last_of("0123456789");
  if (first == string_view::npos) return {};
  const string_view before = text.substr(0, first), after = text.substr(last + 1);
  const bool one_side = before.empty() != after.empty();
  if (!one_side || !is_unit(before.empty() ? after : before)) return {};
  return text.substr(first, last + 1 - first);
}

std::string number_hint(string_view text, bool whole) {
  if (const auto plain = without_separators(text); plain && whole)
    return fmt::format("write `{}`, without a separator", *plain);
  if (const auto point = with_point(text); point && !whole)
    return fmt::format("write `{}`, with a decimal point", *point);
  const string_view number = figures(text);
  if (number.empty()) return {};
  if (all_digits(number)) return fmt::format("write only the number: `{}`", number);
  if (const auto plain = without_separators(number); plain && whole)
    return fmt::format("write only the number: `{}`", *plain);
  if (whole) return {};
  const auto point = with_point(number);
  return fmt::format("write only the number: `{}`", point ? string_view(*point) : number);
}

std::string boolean_hint(std::string text) {
  text = lower_case(text);
  constexpr std::array<string_view, 4> yes{"yes", "y", "on", "ja"}, no{"no", "n", "off", "nein"};
  if (std::ranges::find(yes, text) != yes.end()) return "write `true`";
  return std::ranges::find(no, text) != no.end() ? "write `false`" : "";
}

// `G5 G7` may be one item or two; suggest a list of two. A text without a blank is one item.
std::string list_hint(const Node& value) {
  if (value.text.empty() || value.text.size() > 30 || value.text.find_first_of(",[]{}") != std::string::npos)
    return {};
  std::string items;
  for (const char c : value.text) items += c == ' ' ? std::string(", ") : std::string(1, c);
  return fmt::format("write a list in brackets: `[{}]`", items);
}

}  // namespace

string_view meant_word(string_view said, const std::vector<string_view>& candidates) {
  std::string joined(said);
  for (char& c : joined)
    if (c == ' ' || c == '-') c = '_';
  if (const auto same = std::ranges::find(candidates, string_view(joined)); same != candidates.end())
    return *same;
  std::vector<string_view> among;
  for (const string_view candidate : candidates)
    if (("_" + joined + "_").find(fmt::format("_{}_", candidate)) != std::string::npos)
      among.push_back(candidate);
  return among.size() == 1 ? among.front() : nearest(said, candidates);
}

std::string hint_for_value(string_view wanted, const Node& value) {
  if (value.kind == Node::Kind::Sequence || value.kind == Node::Kind::Mapping || value.text.empty())
    return {};
  if (wanted.find("true or false") != string_view::npos)
    if (std::string hint = boolean_hint(value.text); !hint.empty()) return hint;
  const bool whole = wanted.find("a whole number") != string_view::npos;
  if (whole || wanted.find("a number") != string_view::npos)
    if (std::string hint = number_hint(value.text, whole); !hint.empty()) return hint;
  return wanted.find("a list") != string_view::npos ? list_hint(value) : std::string();
}

std::string with_space_after_colon(string_view key) {
  const std::size_t colon = key.find(':');
  if (colon == 0 || colon == string_view::npos || colon + 1 == key.size()) return {};
  return fmt::format("{}: {}", key.substr(0, colon), key.substr(colon + 1));
}

std::string torn_decimal(const Node& mapping, const Entry& key) {
  if (!all_digits(key.key) || key.value.kind != Node::Kind::Null) return {};
  for (const Entry& other : mapping.entries) {
    const Place& place = other.value.place;
    if (place.file == key.key_place.file && place.offset + place.length + 1 == key.key_place.offset &&
        all_digits(other.value.text))
      return fmt::format("{}.{}", other.value.text, key.key);
  }
  return {};
}

}  // namespace trackwright
