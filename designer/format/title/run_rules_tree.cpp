#include "designer/format/title/run_rules_tree.h"

#include "designer/format/title/tree_values.h"

namespace trackwright {

namespace {

Node need_tree(const BonusNeed& need) {
  Node said = mapping_node();
  add(said, "hexes", names_node(need.hexes));
  put_number(said, "count", need.count, 1);
  return said;
}

Node value_tree(const RunBonus& bonus) {
  if (bonus.by_phase.empty()) return number_node(bonus.value);
  Node said = mapping_node();
  for (const auto& [phase, value] : bonus.by_phase) add(said, phase.value, number_node(value));
  return said;
}

Node bonus_tree(const RunBonus& bonus) {
  Node said = mapping_node();
  put_text(said, "name", bonus.name);
  add(said, "value", value_tree(bonus));
  put(said, "needs", list_of(bonus.needs, need_tree));
  put_flag(said, "passing", bonus.passing);
  put_flag(said, "paid_stops", bonus.paid_stops);
  put_flag(said, "at_end", bonus.at_end);
  put_text(said, "group", bonus.group);
  put_text(said, "holder", bonus.holder);
  put_text(said, "token", bonus.token);
  if (bonus.whose == TokenOwner::Others) add(said, "whose", text_node("others"));
  put(said, "companies", texts_node(bonus.companies));
  if (bonus.times == BonusTimes::OwnStops) add(said, "times", text_node("own stops"));
  if (bonus.times == BonusTimes::Stops && bonus.factor == 1) add(said, "times", text_node("stops"));
  put_number(said, "factor", bonus.factor, 1);
  if (bonus.to_treasury) add(said, "income", text_node("treasury"));
  put_flag(said, "once", bonus.once);
  put_flag(said, "multiplied", bonus.multiplied);
  put(said, "not_trains", names_node(bonus.not_trains));
  put(said, "with", names_node(bonus.with));
  put_text(said, "after", bonus.after);
  return said;
}

Node fee_tree(const RunFee& fee) {
  Node said = mapping_node();
  put_text(said, "name", fee.name);
  add(said, "amount", number_node(fee.amount));
  put(said, "hexes", names_node(fee.hexes));
  put(said, "crossings", names_node(fee.crossings));
  put_flag(said, "gauge_changes", fee.gauge_changes);
  put_flag(said, "per_level", fee.per_level);
  put_flag(said, "from_revenue", fee.from_revenue);
  put(said, "exempt", texts_node(fee.exempt));
  put_text(said, "exempt_holder", fee.exempt_holder);
  put(said, "tokens", names_node(fee.tokens));
  put(said, "phases", names_node(fee.phases));
  put_text(said, "after", fee.after);
  return said;
}

Node right_tree(const RightOfWay& right) {
  Node said = mapping_node();
  add(said, "hex", name_node(right.hex.value));
  put_text(said, "holder", right.holder);
  put_flag(said, "station", right.station);
  return said;
}

Node passage_tree(const RunPassage& rule) {
  Node said = mapping_node();
  put_text(said, "name", rule.name);
  put(said, "crossings", list_of(rule.crossings, names_node));
  put_text(said, "stack", rule.stack);
  put(said, "not_trains", names_node(rule.not_trains));
  return said;
}

Node stand_in_tree(const StandIn& rule) {
  Node said = mapping_node();
  add(said, "token_in", name_node(rule.hex.value));
  add(said, "city", name_node(rule.city.value));
  put_text(said, "stack", rule.stack);
  return said;
}

Node bypass_tree(const Bypass& rule) {
  Node said = mapping_node();
  add(said, "companies", texts_node(rule.companies));
  put_text(said, "stack", rule.stack);
  put_flag(said, "chosen", rule.chosen, false);
  put_flag(said, "or_dearest", rule.or_dearest, false);
  return said;
}

Node free_stops_tree(const FreeStops& free) {
  Node said = mapping_node();
  add(said, "stops", words_node(free.kinds));
  put_text(said, "holder", free.holder);
  return said;
}

void put_switches(Node& runs, const RunRules& rules) {
  if (rules.free_junctions) add(runs, "junctions", text_node("free"));
  if (rules.same_hex_once) add(runs, "same_hex", text_node("once"));
  if (rules.one_gauge) add(runs, "gauges", text_node("one"));
  if (rules.sharing == TrackSharing::Always) add(runs, "share_track", text_node("always"));
  if (rules.sharing == TrackSharing::OtherStacks) add(runs, "share_track", text_node("other stacks"));
}

}  // namespace

Node run_rules_tree(const RunRules& rules) {
  Node runs = mapping_node();
  put(runs, "bonuses", list_of(rules.bonuses, bonus_tree));
  put(runs, "fees", list_of(rules.fees, fee_tree));
  if (rules.passage) add(runs, "passage", passage_tree(*rules.passage));
  put(runs, "rights_of_way", list_of(rules.rights, right_tree));
  put(runs, "opens", list_of(rules.stand_ins, stand_in_tree));
  if (rules.bypass) add(runs, "bypass", bypass_tree(*rules.bypass));
  if (rules.free_stops) add(runs, "free_stops", free_stops_tree(*rules.free_stops));
  put(runs, "stations", names_node(rules.stations));
  put(runs, "counted", names_node(rules.counted));
  put_switches(runs, rules);
  put(runs, "by_hand", texts_node(rules.by_hand));
  return runs;
}

}  // namespace trackwright
