#include "designer/format/schema/hints.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>
#include <string>

#include "engine/base/suggest.h"

namespace trackwright {

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
  std::ranges::transform(text, text.begin(), [](unsigned char c) { return std::tolower(c); });
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
