// The end of the game, from the constants and phases of title facts.
#include "designer/format/interchange/facts_rules.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>

#include "designer/format/text/nodes.h"
#include "designer/format/text/values.h"

namespace trackwright {

namespace {

using EndWords = std::pair<std::string_view, std::string_view>;  // of the facts, of rules.yaml

constexpr auto end_causes = std::to_array<EndWords>({{"bankrupt", "bankruptcy"},
                                                     {"bank", "bank"},
                                                     {"stock_market", "price"},
                                                     {"all_closed", "no_companies"},
                                                     {"final_phase", "last_phase"},
                                                     {"final_train", "no_trains"}});

constexpr auto end_times = std::to_array<EndWords>({{"immediate", "at_once"},
                                                    {"current_round", "round"},
                                                    {"current_or", "operating_round"},
                                                    {"full_or", "set"},
                                                    {"one_more_full_or_set", "one_more_set"}});

template <std::size_t count>
std::string_view word_for(const std::array<EndWords, count>& table, std::string_view theirs) {
  const auto found = std::ranges::find(table, theirs, &EndWords::first);
  return found == table.end() ? std::string_view() : found->second;
}

const Node* checks(const Node& facts) {
  return value_of(value_of(&facts, "constants"), "GAME_END_CHECK");
}

bool allows_bankruptcy(const Node& facts) {
  return boolean_of(value_of(&facts, "constants"), "BANKRUPTCY_ALLOWED").value_or(true);
}

bool ends_with_first(const Node& facts) {
  return text_of(value_of(&facts, "constants"), "BANKRUPTCY_ENDS_GAME_AFTER", "one") == "one";
}

// The last type of train, if its number is unlimited.
std::string last_unlimited_train(const Node& facts) {
  const auto trains = items_of(&facts, "trains");
  if (trains.empty() || text_of(&trains.back(), "num") != "unlimited") return {};
  return text_of(&trains.back(), "name");
}

constexpr auto number_words = std::to_array<std::string_view>(
    {"zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"});

// The train that begins the phase of this name.
std::string train_of_phase(const Node& facts, std::string_view name) {
  for (const Node& phase : items_of(&facts, "phases"))
    if (text_of(&phase, "name") == name) {
      const Node* on = value_of(&phase, "on");
      if (on == nullptr) return {};
      return is_scalar(*on) ? on->text : on->items.empty() ? std::string() : on->items.front().text;
    }
  return {};
}

// The train whose event announces the end of the game.
std::string train_that_signals(const Node& facts) {
  for (const Node& train : items_of(&facts, "trains"))
    for (const Node& event : items_of(&train, "events"))
      for (const char* type : {"signal_end_game", "trigger_endgame", "end_game"})
        if (text_of(&event, "type") == type) return text_of(&train, "name");
  return {};
}

// The train whose first purchase is a cause of the title's own: named by the number of a phase
// (`phase_seven`) or of a train (`six_train`), or the one with an event that announces the end.
std::string train_of_cause(const Node& facts, std::string_view theirs) {
  for (std::size_t number = 0; number < number_words.size(); ++number) {
    const std::string word(number_words[number]);
    if (theirs != "phase_" + word && theirs != word + "_train") continue;
    if (std::string train = train_of_phase(facts, std::to_string(number)); !train.empty()) return train;
  }
  const bool counts_rounds = theirs.find("round") != std::string_view::npos;
  return counts_rounds || !word_for(end_causes, theirs).empty() ? std::string() : train_that_signals(facts);
}

Node end_rule(const Node& facts, std::string_view when, std::string_view theirs) {
  Node node = mapping_node();
  // A type without a number of trains is never sold out: its first purchase counts.
  const std::string last = when == "no_trains" ? last_unlimited_train(facts) : std::string();
  put(node, "when", text_node(last.empty() ? std::string(when) : "train"));
  put(node, "train", text_node(last));
  if (when == "price")
    for (const Entry& letter : entries_of(&facts, "market_letters"))
      if (text_of(&letter.value, "type") == "endgame") put(node, "zone", text_node(letter.key));
  const std::string_view then = word_for(end_times, theirs);
  put(node, "then", text_node(std::string(then.empty() ? "set" : then)));
  return node;
}

std::string_view cause(const Node& facts, std::string_view theirs) {
  const std::string_view ours = word_for(end_causes, theirs);
  return ours == "bankruptcy" && !ends_with_first(facts) ? "one_player_left" : ours;
}

}  // namespace

Node ends_from_facts(const Node& facts) {
  Node list = list_node();
  const Node* said = checks(facts);
  if (said == nullptr || said->entries.empty()) {
    if (allows_bankruptcy(facts))
      list.items.push_back(end_rule(facts, cause(facts, "bankrupt"), "immediate"));
    list.items.push_back(end_rule(facts, "bank", "full_or"));
    return list;
  }
  for (const Entry& one : said->entries)
    if (const auto word = cause(facts, one.key); !word.empty()) {
      list.items.push_back(end_rule(facts, word, one.value.text));
    } else if (const std::string train = train_of_cause(facts, one.key); !train.empty()) {
      Node rule = end_rule(facts, "train", one.value.text);
      put(rule, "train", text_node(train));
      list.items.push_back(std::move(rule));
    }
  return list;
}

std::vector<std::string> ends_in_code(const Node& facts) {
  std::vector<std::string> left;
  const Node* said = checks(facts);
  if (said == nullptr) return left;
  for (const Entry& one : said->entries)
    if (cause(facts, one.key).empty() && train_of_cause(facts, one.key).empty()) left.push_back(one.key);
  return left;
}

std::string bankruptcy_from_facts(const Node& facts) {
  if (!allows_bankruptcy(facts)) return "never";
  const Node* said = checks(facts);
  const bool ends = said == nullptr || said->entries.empty() || said->find("bankrupt") != nullptr;
  return ends && ends_with_first(facts) ? "ends_game" : "player_leaves";
}

}  // namespace trackwright
