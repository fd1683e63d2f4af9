#include "designer/format/title/roster_file.h"

#include <map>
#include <string>
#include <utility>

#include "designer/format/text/values.h"

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

}  // namespace trackwright
