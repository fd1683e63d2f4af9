#include <map>
#include <string>
#include <utility>

#include "designer/format/text/values.h"
#include "designer/format/title/roster_file.h"
#include "designer/format/title/run_rules_file.h"
#include "designer/format/title/tree_values.h"

namespace trackwright {

namespace {

// Reads a number or `unlimited`.
std::optional<int> number_of(const Node* mapping, std::string_view key) {
  if (text_of(mapping, key) == "unlimited") return any_number;
  return integer_of(mapping, key);
}

Allowance read_row(const Node& node) {
  Allowance row;
  for (const std::string& name : texts_of(&node, "stops"))
    if (const auto kind = from_word<StopKind>(name)) row.kinds.push_back(*kind);
  row.pay = number_of(&node, "pay").value_or(0);
  row.visit = number_of(&node, "visit").value_or(row.pay);
  row.multiplier = integer_of(&node, "multiplier").value_or(1);
  return row;
}

Reach read_reach(const Node& node) {
  Reach reach;
  if (is_scalar(node)) {
    reach.unlimited = node.text == "unlimited";
    reach.stops = integer(node).value_or(0);
    return reach;
  }
  reach.hexes = integer_of(&node, "hexes").value_or(0);
  reach.multiplier = integer_of(&node, "multiplier").value_or(1);
  reach.least_paid = integer_of(&node, "least_paid").value_or(0);
  reach.local = boolean_of(&node, "local").value_or(false);
  for (const Node& row : items_of(&node, "rows")) reach.rows.push_back(read_row(row));
  const bool no_limit = text_of(&node, "stops") == "unlimited";
  reach.unlimited = no_limit && reach.rows.empty();
  reach.stops = integer_of(&node, "stops").value_or(0);
  return reach;
}

Attachment read_attachment(const Node& node) {
  Attachment attaches;
  attaches.stops = integer_of(&node, "stops").value_or(0);
  for (const Node& row : items_of(&node, "rows")) attaches.rows.push_back(read_row(row));
  attaches.to = names_of(&node, "to");
  return attaches;
}

void read_tracks(const Node* node, Train& train) {
  if (value_of(node, "track") == nullptr) return;
  train.tracks.clear();
  for (const std::string& name : texts_of(node, "track"))
    if (const auto kind = from_word<Track>(name); kind && kind != Track::Future)
      train.tracks.push_back(*kind);
}

// Overrides `train` with the values of the entry; for a variant, `train` is the first side of the card.
Train read_train(const Entry& entry, Train train) {
  const Node* node = &entry.value;
  train.name = {entry.key, entry.key_place};
  train.place = entry.key_place;
  if (const auto price = placed_integer_of(node, "price")) train.price = *price;
  if (const Node* reach = value_of(node, "reach")) {
    Reach said = read_reach(*reach);
    said.open_to = train.reach.open_to;
    said.doubles_own = train.reach.doubles_own;
    train.reach = std::move(said);
  }
  if (const Node* count = value_of(node, "count")) {
    train.count = placed_integer_of(node, "count");
    train.print = train.count ? train.count->value : trains_printed_if_unlimited;
    if (!is_scalar(*count)) train.print = 0;
  }
  train.print = integer_of(node, "print").value_or(train.print);
  if (value_of(node, "rusts_on") != nullptr) train.rusts_on = names_of(node, "rusts_on");
  if (value_of(node, "obsolete_on") != nullptr) train.obsolete_on = names_of(node, "obsolete_on");
  if (value_of(node, "available_on") != nullptr) train.available_on = names_of(node, "available_on");
  for (Ref& among : names_of(node, "shuffled_with")) train.shuffled_with = std::move(among);
  for (const Entry& off : entries_of(node, "discount"))
    if (const auto amount = integer(off.value)) train.discount.insert_or_assign(off.key, *amount);
  for (const Node& event : items_of(node, "events"))
    train.events.push_back({text_of(&event, "kind"), text_of(&event, "text"), event.place});
  read_tracks(node, train);
  if (value_of(node, "open_to") != nullptr) train.reach.open_to = texts_of(node, "open_to");
  train.reach.doubles_own = boolean_of(node, "doubles_own").value_or(train.reach.doubles_own);
  train.stack = text_of(node, "stack", train.stack);
  train.text = text_of(node, "text");
  train.per_company = integer_of(node, "per_company").value_or(train.per_company);
  if (const Node* attaches = value_of(node, "attaches")) train.attaches = read_attachment(*attaches);
  return train;
}

Train read_card(const Entry& entry) {
  Train train = read_train(entry, blank_train());
  for (const Entry& side : entries_of(&entry.value, "variants")) {
    Train first = train;
    first.variants.clear();
    first.events.clear();
    train.variants.push_back(read_train(side, std::move(first)));
  }
  return train;
}

std::map<std::string, Placed<int>> read_limits(const Node* mapping, std::string_view key) {
  std::map<std::string, Placed<int>> limits;
  for (const Entry& limit : entries_of(mapping, key))
    if (const auto most = integer(limit.value))
      limits.insert_or_assign(limit.key, Placed<int>{*most, limit.value.place});
  return limits;
}

Phase read_phase(const Entry& entry) {
  const Node* node = &entry.value;
  Phase phase;
  phase.name = {entry.key, entry.key_place};
  phase.place = entry.key_place;
  phase.on = names_of(node, "on");
  for (const Ref& name : names_of(node, "tiles"))
    if (const auto colour = from_word<Colour>(name.value)) phase.tiles.push_back({*colour, name.place});
  phase.limits = read_limits(node, "limits");
  phase.operating_rounds = placed_integer_of(node, "operating_rounds");
  phase.status = texts_of(node, "status");
  for (const Entry& column : entries_of(node, "values"))
    if (is_scalar(column.value))
      phase.values.insert_or_assign(column.key, Placed<std::string>{column.value.text, column.value.place});
  return phase;
}

Loan read_loan(const Entry& entry) {
  const Node* node = &entry.value;
  Loan loan;
  loan.name = {entry.key, entry.key_place};
  loan.place = entry.key_place;
  loan.count = placed_integer_of(node, "count");
  const bool unlimited = text_of(node, "count") == "unlimited";
  loan.print = integer_of(node, "print")
                   .value_or(loan.count  ? loan.count->value
                             : unlimited ? loans_printed_if_unlimited
                                         : 0);
  if (const auto value = placed_integer_of(node, "value")) loan.value = *value;
  loan.interest = placed_integer_of(node, "interest");
  loan.limits = read_limits(node, "limit");
  for (const std::string& name : texts_of(node, "sold_to"))
    if (const auto owner = from_word<BondOwner>(name)) loan.sold_to.push_back(*owner);
  loan.text = text_of(node, "text");
  return loan;
}

}  // namespace

Train blank_train() {
  Train blank;
  blank.stack = "train";
  return blank;
}

Roster build_roster(const Node& roster_file) {
  Roster roster;
  for (const Entry& entry : entries_of(&roster_file, "phases")) roster.phases.push_back(read_phase(entry));
  for (const Entry& entry : entries_of(&roster_file, "trains")) roster.trains.push_back(read_card(entry));
  for (const Entry& entry : entries_of(&roster_file, "loans")) roster.loans.push_back(read_loan(entry));
  if (const Node* phases = value_of(&roster_file, "phases")) roster.phases_place = phases->place;
  if (const Node* trains = value_of(&roster_file, "trains")) roster.trains_place = trains->place;
  return roster;
}

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
