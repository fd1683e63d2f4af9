#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "engine/base/words.h"
#include "render/words/title_cells.h"
#include "render/words/train_words.h"

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

namespace {

std::string kinds_in_words(const std::vector<StopKind>& kinds) {
  std::vector<std::string> words;
  for (const StopKind kind : {StopKind::City, StopKind::Town, StopKind::OffBoard})
    if (std::ranges::find(kinds, kind) != kinds.end()) words.push_back(plural_of(kind));
  return words.size() > 2 ? "places" : listed(words, "or");
}

std::string times_words(int multiplier) {
  return multiplier == 1 ? "" : multiplier == 2 ? " twice" : fmt::format(" {} times", multiplier);
}

// Returns whether another row pays for a kind of place that this row passes.
bool also_paid(const Allowance& row, const std::vector<Allowance>& rows) {
  return std::ranges::any_of(row.kinds, [&](StopKind kind) {
    return std::ranges::any_of(rows, [&](const Allowance& other) {
      return other.pay > 0 && std::ranges::find(other.kinds, kind) != other.kinds.end();
    });
  });
}

std::string row_words(const Allowance& row, const std::vector<Allowance>& rows) {
  const std::string kinds = kinds_in_words(row.kinds);
  const std::string times = times_words(row.multiplier);
  if (row.pay == 0) {
    const char* pass = also_paid(row, rows) ? "may pass" : "passes";
    return row.visit >= any_number ? fmt::format("{} {}", pass, kinds)
                                   : fmt::format("{} {} {}", pass, row.visit, kinds);
  }
  std::string words = row.pay >= any_number ? "any number of " + kinds : fmt::format("{} {}", row.pay, kinds);
  if (!times.empty()) words += ", paid" + times;
  if (row.visit > row.pay)
    words += row.visit >= any_number ? ", the best of all visited"
                                     : fmt::format(", the best of {} visited", row.visit);
  return words;
}

std::string distance_words(const Reach& reach) {
  if (reach.hexes > 0) return fmt::format("through {} hexes", reach.hexes);
  if (reach.rows.empty()) {
    if (reach.unlimited) return "any number of places";
    return reach.stops > 0 ? fmt::format("{} {}", reach.stops, reach.stops == 1 ? "place" : "places")
                           : std::string{};
  }
  std::vector<std::string> rows;
  for (const Allowance& row : reach.rows) rows.push_back(row_words(row, reach.rows));
  std::string words = joined(rows, "; ");
  if (reach.stops > 0) words += fmt::format("; {} places in all", reach.stops);
  return words;
}

// Returns whether a train runs on every kind of track, which needs no text.
bool on_any_track(const Train& train) {
  const auto has = [&](Track kind) { return std::ranges::find(train.tracks, kind) != train.tracks.end(); };
  return has(Track::Broad) && has(Track::Narrow) && has(Track::Dual) && has(Track::Thin);
}

// Returns "is attached to a 3 or 4, which then also runs to 1 place more".
std::string attachment_words(const Attachment& card) {
  std::vector<std::string> more;
  for (const Allowance& row : card.rows) more.push_back(row_words(row, card.rows));
  if (card.stops > 0) more.push_back(fmt::format("{} more", counted(card.stops, "place")));
  const std::string to = card.to.empty() ? "train" : listed(ref_names(card.to), "or");
  return fmt::format("is attached to a {}, which then also runs to {}", to, joined(more, "; "));
}

}  // namespace

std::string plural_of(StopKind kind) {
  switch (kind) {
    case StopKind::City:
      return "cities";
    case StopKind::Town:
      return "towns";
    case StopKind::OffBoard:
      return "off-board areas";
  }
  return {};
}

std::string reach_words(const Train& train) {
  if (train.attaches) return attachment_words(*train.attaches);
  if (!runs_by_itself(train)) return {};
  const Reach& reach = train.reach;
  std::string words = distance_words(reach);
  if (reach.multiplier != 1) words += "; all count" + times_words(reach.multiplier);
  if (reach.doubles_own) words += "; cities with a station of the company count twice";
  if (reach.least_paid > 2)
    words += fmt::format("; a run must have at least {} that count", reach.least_paid);
  if (reach.local) words += "; may run within one city that has a station of the company";
  if (!reach.open_to.empty()) words += "; stations of " + listed(reach.open_to, "and") + " do not block it";
  return words;
}

bool is_named_by_reach(const Train& train) {
  return reach_words(train) == train.name.value + " places";
}

std::vector<std::string> run_lines(const Train& train) {
  const std::string& text = train.text;
  const bool says_reach = !text.empty() && text.front() >= '0' && text.front() <= '9';
  if (says_reach) return {text};
  std::vector<std::string> lines;
  if (text.empty())
    lines = card_limits(train);
  else
    lines.push_back(text);
  if (text.empty())
    lines.insert(lines.begin(), reach_words(train));
  else if (runs_by_itself(train))
    lines.insert(lines.begin(), distance_words(train.reach));
  std::erase(lines, "");
  return lines;
}

std::vector<std::string> card_limits(const Train& train) {
  std::vector<std::string> limits;
  if (!train.tracks.empty() && !on_any_track(train)) {
    std::vector<std::string> tracks;
    for (const Track track : train.tracks) tracks.emplace_back(word_of(track));
    limits.push_back("Runs on " + listed(tracks, "or") + " track");
  }
  if (train.per_company > 0)
    limits.push_back(train.per_company == 1 ? std::string("At most one per company")
                                            : fmt::format("At most {} per company", train.per_company));
  return limits;
}

}  // namespace trackwright
