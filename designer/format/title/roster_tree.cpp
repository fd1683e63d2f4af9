#include "designer/format/title/roster_tree.h"

#include <utility>

#include "designer/format/title/roster_file.h"
#include "designer/format/title/run_rules_tree.h"
#include "designer/format/title/tree_values.h"

namespace trackwright {

namespace {

Node amount_node(int number) {
  return number == any_number ? text_node("unlimited") : number_node(number);
}

Node allowance_tree(const Allowance& row) {
  Node said = mapping_node();
  add(said, "stops", words_node(row.kinds));
  add(said, "pay", amount_node(row.pay));
  if (row.visit != row.pay) add(said, "visit", amount_node(row.visit));
  put_number(said, "multiplier", row.multiplier, 1);
  return said;
}

// Writes a plain number of stops, or a mapping if the reach has other properties.
Node reach_tree(const Reach& reach) {
  Node said = mapping_node();
  if (reach.unlimited)
    add(said, "stops", text_node("unlimited"));
  else
    put_number(said, "stops", reach.stops, 0);
  put_number(said, "hexes", reach.hexes, 0);
  put(said, "rows", list_of(reach.rows, allowance_tree));
  put_number(said, "multiplier", reach.multiplier, 1);
  put_number(said, "least_paid", reach.least_paid, 0);
  put_flag(said, "local", reach.local);
  const bool stops_alone = said.entries.size() == 1 && said.entries.front().key == "stops";
  return stops_alone ? std::move(said.entries.front().value) : said;
}

// The distance alone: the tokens and tracks are written beside it.
Reach bare(Reach reach) {
  reach.open_to.clear();
  reach.doubles_own = false;
  return reach;
}

Node attachment_tree(const Attachment& attaches) {
  Node said = mapping_node();
  put_number(said, "stops", attaches.stops, 0);
  put(said, "rows", list_of(attaches.rows, allowance_tree));
  put(said, "to", names_node(attaches.to));
  return said;
}

// Writes the counts of a train or loan: in the game and in print.
template <class Cards>
void put_count(Node& said, const Cards& cards, int printed_if_unlimited) {
  int usual = 0;
  if (cards.count) {
    add(said, "count", number_node(cards.count->value));
    usual = cards.count->value;
  } else if (cards.print > 0) {
    add(said, "count", text_node("unlimited"));
    usual = printed_if_unlimited;
  }
  put_number(said, "print", cards.print, usual);
}

void put_names(Node& said, const std::string& key, const std::vector<Ref>& names,
               const std::vector<Ref>& usual) {
  if (names != usual) add(said, key, names_node(names));
}

Node event_tree(const TrainEvent& event) {
  Node said = mapping_node();
  put_text(said, "kind", event.kind);
  put_text(said, "text", event.text);
  return said;
}

Node discount_tree(const Train& train, const Train& usual) {
  Node said = mapping_node();
  for (const auto& [name, amount] : train.discount)
    if (const auto there = usual.discount.find(name);
        there == usual.discount.end() || there->second != amount)
      add(said, name, number_node(amount));
  return said;
}

// The differences of a side from `usual`: a blank card, or the first side.
Node side_tree(const Train& train, const Train& usual) {
  Node said = mapping_node();
  put_number(said, "price", train.price.value, usual.price.value);
  if (bare(train.reach) != bare(usual.reach)) add(said, "reach", reach_tree(train.reach));
  if (train.count != usual.count || train.print != usual.print)
    put_count(said, train, trains_printed_if_unlimited);
  put_names(said, "rusts_on", train.rusts_on, usual.rusts_on);
  put_names(said, "obsolete_on", train.obsolete_on, usual.obsolete_on);
  put_names(said, "available_on", train.available_on, usual.available_on);
  put_name(said, "shuffled_with", train.shuffled_with.value, usual.shuffled_with.value);
  put(said, "discount", discount_tree(train, usual));
  put(said, "events", list_of(train.events, event_tree));
  if (train.tracks != usual.tracks) add(said, "track", words_node(train.tracks));
  put_text(said, "stack", train.stack, usual.stack);
  if (train.reach.open_to != usual.reach.open_to) add(said, "open_to", texts_node(train.reach.open_to));
  put_flag(said, "doubles_own", train.reach.doubles_own, usual.reach.doubles_own);
  put_number(said, "per_company", train.per_company, usual.per_company);
  if (train.attaches && train.attaches != usual.attaches)
    add(said, "attaches", attachment_tree(*train.attaches));
  put_text(said, "text", train.text);
  return said;
}

Node card_tree(const Train& train) {
  Node said = side_tree(train, blank_train());
  put(said, "variants",
      mapping_of(
          train.variants, [](const Train& side) { return side.name.value; },
          [&](const Train& side) { return side_tree(side, train); }));
  return said;
}

Node limits_tree(const std::map<std::string, Placed<int>>& limits) {
  Node said = mapping_node();
  for (const auto& [kind, limit] : limits) add(said, kind, number_node(limit.value));
  return said;
}

Node phase_tree(const Phase& phase) {
  Node said = mapping_node();
  put(said, "on", names_node(phase.on));
  put(said, "tiles",
      list_of(phase.tiles, [](const Placed<Colour>& colour) { return word_node(colour.value); }));
  put(said, "limits", limits_tree(phase.limits));
  put_number(said, "operating_rounds", phase.operating_rounds);
  put(said, "status", texts_node(phase.status));
  Node values = mapping_node();
  for (const auto& [column, value] : phase.values) add(values, column, name_node(value.value));
  put(said, "values", std::move(values));
  return said;
}

Node loan_tree(const Loan& loan) {
  Node said = mapping_node();
  put_count(said, loan, loans_printed_if_unlimited);
  add(said, "value", number_node(loan.value.value));
  put_number(said, "interest", loan.interest);
  put(said, "limit", limits_tree(loan.limits));
  put(said, "sold_to", words_node(loan.sold_to));
  put_text(said, "text", loan.text);
  return said;
}

}  // namespace

Node roster_tree(const Roster& roster, const RunRules& runs) {
  Node file = mapping_node();
  Node phases = mapping_node();
  for (const Phase& phase : roster.phases) add(phases, phase.name.value, phase_tree(phase));
  add(file, "phases", std::move(phases));
  Node trains = mapping_node();
  for (const Train& train : roster.trains) add(trains, train.name.value, card_tree(train));
  add(file, "trains", std::move(trains));
  put(file, "loans",
      mapping_of(
          roster.loans, [](const Loan& loan) { return loan.name.value; }, loan_tree));
  put(file, "runs", run_rules_tree(runs));
  return file;
}

}  // namespace trackwright
