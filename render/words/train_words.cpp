#include "render/words/train_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "engine/base/words.h"
#include "render/words/title_cells.h"

namespace trackwright {
namespace {

// Returns prices after trading in, with the trains that a company gives for each.
std::map<int, std::vector<std::string>> trade_ins(const Roster& roster, const Train& train) {
  std::map<int, std::vector<std::string>> by_price;
  const auto note = [&](const std::string& name) {
    const auto off = train.discount.find(name);
    if (off != train.discount.end()) by_price[train.price.value - off->second].push_back(name);
  };
  for (const Train& sold : roster.trains) {
    note(sold.name.value);
    for (const Train& variant : sold.variants) note(variant.name.value);
  }
  return by_price;
}

// Returns "4-trains".
std::string plural_train(const std::string& name) {
  return name + "-trains";
}

std::string sale_words(const Roster& roster, const Train& train) {
  if (!train.shuffled_with.value.empty())
    return fmt::format("Shuffled among the {}", plural_train(train.shuffled_with.value));
  if (train.available_on.empty()) return {};
  // A train on sale from the start needs no condition.
  if (!roster.phases.empty() &&
      phase_brought_by(roster, train.available_on.front().value) == roster.phases.data())
    return {};
  if (find_train(roster, train.available_on.front().value) == nullptr)
    return "On sale from phase " + listed(ref_names(train.available_on), "or");
  return "On sale after the first " + listed(ending_names(roster, train.available_on), "or");
}

std::vector<std::string> named(const Train& train, std::vector<std::string> terms) {
  for (std::string& term : terms) term = train.name.value + ": " + term;
  return terms;
}

std::vector<std::string> trade_words(const Title& title, const Train& train) {
  std::vector<std::string> words;
  for (const auto& [price, names] : trade_ins(title.roster, train))
    words.push_back(fmt::format("{} for a {} traded in", money(title, price), listed(names, "or")));
  return words;
}

// Returns the trade-ins of the train and its variants, each with its name.
std::vector<std::string> trades_of_card(const Title& title, const Train& train) {
  std::vector<std::string> words = named(train, trade_words(title, train));
  for (const Train& variant : train.variants)
    for (std::string& term : trades_of_card(title, variant)) words.push_back(std::move(term));
  return words;
}

// Returns "Trains and ferries": `kinds`, then the names of stacks with a card for which `counts` is true.
template <class Counts>
std::string card_words(const Roster& roster, const Counts& counts, std::vector<std::string> kinds) {
  for (const Train& train : roster.trains) {
    if (!counts(train) || train.stack.empty()) continue;
    const std::string kind = stack_words(train.stack);
    if (std::ranges::find(kinds, kind) == kinds.end()) kinds.push_back(kind);
  }
  return capitalised(listed(kinds));
}

}  // namespace

std::string first_card(const Train& train) {
  std::vector<std::string> names{train.name.value};
  for (const Train& variant : train.variants) names.push_back(variant.name.value);
  return "First " + listed(names, "or");
}

std::string event_words(const TrainEvent& event) {
  if (!event.text.empty()) return event.text;
  std::string words = event.kind;
  std::ranges::replace(words, '_', ' ');
  return capitalised(std::move(words));
}

std::string stack_words(const std::string& stack) {
  return stack.ends_with('y') ? stack.substr(0, stack.size() - 1) + "ies" : stack + "s";
}

std::string limited_cards(const Roster& roster) {
  return card_words(roster, [](const Train& train) { return runs_by_itself(train); }, {"trains"});
}

std::string unlimited_cards(const Roster& roster) {
  return card_words(roster, [](const Train& train) { return !runs_by_itself(train); }, {});
}

std::string sold_cards(const Roster& roster) {
  return card_words(roster, [](const Train&) { return true; }, {"trains"});
}

std::vector<std::string> sale_terms(const Title& title, const Train& train) {
  std::vector<std::string> terms = trade_words(title, train);
  terms.push_back(sale_words(title.roster, train));
  std::erase(terms, "");
  return terms;
}

std::vector<std::string> card_terms(const Title& title, const Train& train) {
  if (train.variants.empty()) return sale_terms(title, train);
  std::vector<std::string> terms = trades_of_card(title, train);
  terms.push_back(sale_words(title.roster, train));
  std::erase(terms, "");
  return terms;
}

std::vector<std::string> all_trade_ins(const Title& title) {
  std::vector<std::string> all;
  for (const Train& train : title.roster.trains)
    for (std::string& term : trades_of_card(title, train)) all.push_back(std::move(term));
  return all;
}

std::vector<std::string> all_sale_terms(const Title& title) {
  std::vector<std::string> all = all_trade_ins(title);
  for (const Train& train : title.roster.trains) {
    const std::string sale = sale_words(title.roster, train);
    if (!sale.empty()) all.push_back(train_name(train) + ": " + sale);
  }
  return all;
}

}  // namespace trackwright
