// Text for people: counts and lists; numbers in texts.
#pragma once

#include <charconv>
#include <concepts>
#include <cstddef>
#include <functional>
#include <optional>
#include <ranges>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

namespace trackwright {

// Returns "1 tile" or "12 tiles". Pass the plural of a word that does not just take an s.
template <std::integral Number>
std::string counted(Number count, std::string_view word, std::string_view plural = {}) {
  std::string text = std::to_string(count) + ' ';
  if (count == 1 || plural.empty()) return text.append(word).append(count == 1 ? "" : "s");
  return text.append(plural);
}

// Joins words with a separator. `text` converts an item to a word: a function or a member.
template <std::ranges::input_range Range, class Text = std::identity>
std::string joined(const Range& range, std::string_view between, const Text& text = {}) {
  std::string all;
  bool first = true;
  for (const auto& one : range) {
    if (!first) all += between;
    first = false;
    all += std::invoke(text, one);
  }
  return all;
}

// Returns "a", "a and b" or "a, b and c"; `last` replaces "and".
std::string listed(const std::vector<std::string>& words, std::string_view last = "and");

// The same for up to `most` words; for more, "a, b and 12 more".
std::string shortlist(const std::vector<std::string>& words, std::size_t most = 8);

// Changes the first letter to upper or lower case, if it is in a to z.
std::string capitalised(std::string word);
std::string uncapitalised(std::string word);

// Changes letters from A to Z to small letters.
constexpr char lower_case(char letter) {
  return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}
std::string lower_case(std::string_view text);

// Adapts words for use within a sentence: "On sale" gets a small letter; a name in capitals or with a number
// stays unchanged.
std::string within_sentence(std::string words);

// Returns A for 0, Z for 25, AA for 26, like the columns of a spreadsheet.
std::string letters_of(int index);

// Removes a number from the front of a text. Numbers have no plus sign and no space before them, in every
// locale.
template <class Number = int>
std::optional<Number> take_number(std::string_view& text) {
  Number number{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc()) return std::nullopt;
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  return number;
}

// Returns the number if the text contains nothing else.
template <class Number = int>
std::optional<Number> number_in(std::string_view text) {
  const auto number = take_number<Number>(text);
  return text.empty() ? number : std::nullopt;
}

// Returns the first and the last number of a range: 3 and 4 for "3-4", 10 and 10 for "10".
std::optional<std::pair<int, int>> range_in(std::string_view text);

}  // namespace trackwright
