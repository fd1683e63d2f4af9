#include "engine/base/words.h"

#include <cstddef>
#include <span>

namespace trackwright {

std::string listed(const std::vector<std::string>& words, std::string_view last) {
  if (words.size() < 2) return joined(words, "");
  const std::string before = joined(std::span(words).first(words.size() - 1), ", ");
  return before + " " + std::string(last) + " " + words.back();
}

std::string shortlist(const std::vector<std::string>& words, std::size_t most) {
  if (words.size() <= most) return listed(words);
  std::vector<std::string> shown(words.begin(), words.begin() + static_cast<std::ptrdiff_t>(most) - 1);
  shown.push_back(std::to_string(words.size() - shown.size()) + " more");
  return listed(shown);
}

std::string letters_of(int index) {
  std::string letters;
  for (int rest = index + 1; rest > 0; rest = (rest - 1) / 26)
    letters.insert(letters.begin(), static_cast<char>('A' + (rest - 1) % 26));
  return letters;
}

std::string capitalised(std::string word) {
  if (!word.empty() && word.front() >= 'a' && word.front() <= 'z')
    word.front() = static_cast<char>(word.front() - 'a' + 'A');
  return word;
}

std::string uncapitalised(std::string word) {
  if (!word.empty()) word.front() = lower_case(word.front());
  return word;
}

std::string lower_case(std::string_view text) {
  std::string small(text);
  for (char& letter : small) letter = lower_case(letter);
  return small;
}

std::string within_sentence(std::string words) {
  const bool plain = words.size() > 1 && words[1] >= 'a' && words[1] <= 'z';
  return plain ? uncapitalised(std::move(words)) : words;
}

std::optional<std::pair<int, int>> range_in(std::string_view text) {
  const auto from = take_number(text);
  if (!from || text.empty()) return from ? std::optional(std::pair(*from, *from)) : std::nullopt;
  const auto to = text.starts_with('-') ? number_in(text.substr(1)) : std::nullopt;
  return to ? std::optional(std::pair(*from, *to)) : std::nullopt;
}

}  // namespace trackwright
