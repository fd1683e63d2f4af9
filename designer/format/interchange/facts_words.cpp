#include "designer/format/interchange/facts_words.h"

#include <algorithm>
#include <array>
#include <optional>
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

std::string name_of_code(std::string_view word) {
  std::string text(word);
  std::ranges::replace(text, '_', '-');
  return text;
}

namespace {

using Said = std::pair<std::string_view, std::string_view>;  // the term of the program, the term of players

// Returns nothing if players have no other term.
template <std::size_t count>
std::optional<std::string> as_players_say(const std::array<Said, count>& table, std::string_view text) {
  const auto known = std::ranges::find(table, text, &Said::first);
  return known == table.end() ? std::nullopt : std::optional(std::string(known->second));
}

// Sentences of the facts, in which privates are "companies", and the usual terms of players.
constexpr auto plain_words = std::to_array<Said>(
    {{"All corporations can buy companies from players", "Companies may buy privates"},
     {"All companies may now be bought in by corporations", "Companies may buy privates"},
     {"All companies may now be bought in by corporation", "Companies may buy privates"},
     {"Companies can be bought between players", "Players may sell privates to each other"},
     {"Companies can be bought between players after first stock round",
      "Players may sell privates to each other after the first stock round"},
     {"Corporations can only buy one train from the bank per OR",
      "A company may buy at most one train from the bank per operating round"},
     {"Corporations may only buy one train of each type from the bank per OR",
      "A company may buy at most one train of each type from the bank per operating round"},
     {"Can buy trains from other corporations", "Companies may buy trains from each other"},
     {"All companies unless otherwise noted are discarded from the game", "Privates close"}});

constexpr std::size_t longest_sentence = 100;

// Kinds of zones and their usual names.
constexpr auto zone_names = std::to_array<Said>({{"Endgame", "End"},
                                                 {"Close", "Closing"},
                                                 {"No cert limit", "Not counted"},
                                                 {"Unlimited", "No holding limit"},
                                                 {"Multiple buy", "Several at once"},
                                                 {"Repar", "Second par"},
                                                 {"Ignore one sale", "One sale ignored"},
                                                 {"Ignore two sales", "Two sales ignored"},
                                                 {"Max price", "Highest price"},
                                                 {"Convert range", "Conversion"},
                                                 {"Phase limited", "Limited by phase"},
                                                 {"Type limited", "Limited by kind"},
                                                 {"Pays bonus", "Bonus"}});

// Sentences of the facts that only repeat the effect of their zone.
constexpr auto words_of_effects =
    std::to_array<std::string_view>({"Corporation shares do not count towards cert limit",
                                     "Can buy more than one share in the corporation per turn",
                                     "End game trigger", "Corporation closes", "Company closes"});

}  // namespace

std::string words_from_facts(const Node& facts, std::string_view told, const std::string& word) {
  for (const Node& said : items_of(value_of(&facts, told), word))
    if (is_scalar(said))
      if (auto plain = as_players_say(plain_words, said.text)) return *std::move(plain);
  // The facts give a name and a sentence: prefer the sentence if it fits on a card, since it explains more.
  std::string text;
  for (const Node& said : items_of(value_of(&facts, told), word))
    if (is_scalar(said) && !said.text.empty() && (text.empty() || said.text.size() <= longest_sentence))
      text = said.text;
  if (text.empty()) return words_of_code(word);
  if (text.ends_with('.')) text.pop_back();
  return text;
}

std::string zone_name_from_facts(std::string_view type) {
  std::string name = words_of_code(type);
  return as_players_say(zone_names, name).value_or(name);
}

bool says_only_its_effect(std::string_view text) {
  return std::ranges::find(words_of_effects, text) != words_of_effects.end();
}

std::vector<std::string> events_of_phase(const Node& facts, const Node& phase) {
  std::vector<std::string> events;
  const Node* on = value_of(&phase, "on");
  if (on == nullptr) return events;
  const auto begun = names(*on);
  for (const Node& train : items_of(&facts, "trains"))
    if (std::ranges::find(begun, text_of(&train, "name"), &Ref::value) != begun.end())
      for (const Node& event : items_of(&train, "events")) events.push_back(text_of(&event, "type"));
  return events;
}

}  // namespace trackwright
