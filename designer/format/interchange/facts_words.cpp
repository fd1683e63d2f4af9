#include "designer/format/interchange/facts_words.h"

#include <algorithm>

#include "designer/format/text/values.h"
#include "engine/base/words.h"

namespace trackwright {

std::string words_of_code(std::string_view word) {
  const std::size_t last = word.rfind('_');
  const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
  if (last != std::string_view::npos && last > 0 && std::ranges::all_of(word.substr(last + 1), is_digit))
    word = word.substr(0, last);
  std::string text(word);
  std::ranges::replace(text, '_', ' ');
  return capitalised(text);
}

std::string words_from_facts(const Node& facts, std::string_view told, const std::string& word) {
  for (const Node& said : items_of(value_of(&facts, told), word))
    if (is_scalar(said) && !said.text.empty()) return said.text;
  return words_of_code(word);
}

}  // namespace trackwright
