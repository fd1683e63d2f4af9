#include "designer/format/interchange/facts_words.h"

#include <algorithm>
#include <array>
#include <utility>

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

namespace {

// Sentences of the facts, which call privates companies, and what players say for them.
constexpr auto plain_words = std::to_array<std::pair<std::string_view, std::string_view>>(
    {{"All corporations can buy companies from players", "Companies may buy privates"},
     {"All companies may now be bought in by corporations", "Companies may buy privates"},
     {"All companies may now be bought in by corporation", "Companies may buy privates"},
     {"Companies can be bought between players", "Players may sell privates to one another"},
     {"Companies can be bought between players after first stock round",
      "Players may sell privates to one another after the first stock round"},
     {"Corporations can only buy one train from the bank per OR",
      "A company buys one train of the bank at most in an operating round"},
     {"Corporations may only buy one train of each type from the bank per OR",
      "A company buys one train of a type at most of the bank in an operating round"},
     {"Can buy trains from other corporations", "Companies may buy trains from one another"},
     {"All companies unless otherwise noted are discarded from the game", "Privates close"}});

}  // namespace

std::string words_from_facts(const Node& facts, std::string_view told, const std::string& word) {
  for (const Node& said : items_of(value_of(&facts, told), word)) {
    const auto plain = std::ranges::find(plain_words, std::string_view(said.text),
                                         &std::pair<std::string_view, std::string_view>::first);
    if (is_scalar(said) && plain != plain_words.end()) return std::string(plain->second);
  }
  for (const Node& said : items_of(value_of(&facts, told), word))
    if (is_scalar(said) && !said.text.empty()) return said.text;
  return words_of_code(word);
}

}  // namespace trackwright
