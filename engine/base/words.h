// Words for people: counts and lists.
#pragma once

#include <concepts>
#include <cstddef>
#include <functional>
#include <ranges>
#include <string>
#include <string_view>
#include <vector>

namespace trackwright {

// "1 tile", "12 tiles"; a word that does not take an s gives its plural.
template <std::integral Number>
std::string counted(Number count, std::string_view word, std::string_view plural = {}) {
  std::string text = std::to_string(count) + ' ';
  if (count == 1 || plural.empty()) return text.append(word).append(count == 1 ? "" : "s");
  return text.append(plural);
}

// Words with something between them; of other things what `text` makes of each, or a member that is one.
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

// "a", "a and b", "a, b and c"; or with another word before the last.
std::string listed(const std::vector<std::string>& words, std::string_view last = "and");

// The same of up to `most`; of more "a, b and 12 more".
std::string shortlist(const std::vector<std::string>& words, std::size_t most = 8);

// The first letter a large one, or a small one, where it is one of a to z.
std::string capitalised(std::string word);
std::string uncapitalised(std::string word);

// As it stands further on in a sentence: "On sale" with a small letter, a name of capitals or with a number
// as it is.
std::string within_sentence(std::string words);

// 0 is A, 25 Z, 26 AA, as columns of a spreadsheet go on.
std::string letters_of(int index);

}  // namespace trackwright
