#include <string>
#include <vector>

#include "designer/format/text/values.h"
#include "designer/format/title/run_rules_file.h"
#include "designer/format/title/tree_values.h"

namespace trackwright {

namespace {

BonusTimes times_of(const Node& node) {
  const std::string said = text_of(&node, "times");
  if (said == "own stops") return BonusTimes::OwnStops;
  return said == "stops" ? BonusTimes::Stops : BonusTimes::Run;
}

}  // namespace

RunBonus build_run_bonus(const Node& node) {
  RunBonus bonus;
  bonus.name = text_of(&node, "name");
  bonus.value = integer_of(&node, "value").value_or(0);
  for (const Entry& phase : entries_of(&node, "value"))
    if (const auto value = integer(phase.value))
      bonus.by_phase.emplace_back(Ref{phase.key, phase.key_place}, *value);
  for (const Node& need : items_of(&node, "needs"))
    bonus.needs.push_back({names_of(&need, "hexes"), integer_of(&need, "count").value_or(1)});
  bonus.passing = boolean_of(&node, "passing").value_or(false);
  bonus.paid_stops = boolean_of(&node, "paid_stops").value_or(false);
  bonus.at_end = boolean_of(&node, "at_end").value_or(false);
  bonus.group = text_of(&node, "group");
  bonus.holder = text_of(&node, "holder");
  bonus.token = text_of(&node, "token");
  if (text_of(&node, "whose") == "others") bonus.whose = TokenOwner::Others;
  bonus.companies = texts_of(&node, "companies");
  bonus.times = times_of(node);
  bonus.factor = integer_of(&node, "factor").value_or(1);
  if (bonus.factor > 1 && bonus.times == BonusTimes::Run) bonus.times = BonusTimes::Stops;
  bonus.to_treasury = text_of(&node, "income") == "treasury";
  bonus.once = boolean_of(&node, "once").value_or(false);
  bonus.multiplied = boolean_of(&node, "multiplied").value_or(false);
  bonus.not_trains = names_of(&node, "not_trains");
  bonus.with = names_of(&node, "with");
  bonus.after = text_of(&node, "after");
  bonus.place = node.place;
  return bonus;
}

namespace {

RunFee read_fee(const Node& node) {
  RunFee fee;
  fee.name = text_of(&node, "name");
  fee.amount = integer_of(&node, "amount").value_or(0);
  fee.hexes = names_of(&node, "hexes");
  fee.crossings = names_of(&node, "crossings");
  fee.gauge_changes = boolean_of(&node, "gauge_changes").value_or(false);
  fee.per_level = boolean_of(&node, "per_level").value_or(false);
  fee.from_revenue = boolean_of(&node, "from_revenue").value_or(false);
  fee.exempt = texts_of(&node, "exempt");
  fee.exempt_holder = text_of(&node, "exempt_holder");
  fee.tokens = names_of(&node, "tokens");
  fee.phases = names_of(&node, "phases");
  fee.after = text_of(&node, "after");
  fee.place = node.place;
  return fee;
}

RunPassage read_passage(const Node& node) {
  RunPassage passage;
  passage.name = text_of(&node, "name");
  for (const Node& crossing : items_of(&node, "crossings")) passage.crossings.push_back(names(crossing));
  passage.stack = text_of(&node, "stack");
  passage.not_trains = names_of(&node, "not_trains");
  passage.place = node.place;
  return passage;
}

void read_stand_ins(const Node* runs, RunRules& rules) {
  for (const Node& said : items_of(runs, "opens")) {
    const std::vector<Ref> hexes = names_of(&said, "token_in");
    const std::vector<Ref> cities = names_of(&said, "city");
    if (!hexes.empty() && !cities.empty())
      rules.stand_ins.push_back({hexes.front(), cities.front(), text_of(&said, "stack"), said.place});
  }
}

FreeStops read_free_stops(const Node& node) {
  FreeStops free;
  for (const std::string& kind : texts_of(&node, "stops"))
    if (const auto known = from_word<StopKind>(kind)) free.kinds.push_back(*known);
  free.holder = text_of(&node, "holder");
  free.place = node.place;
  return free;
}

TrackSharing sharing_of(const Node* runs) {
  const std::string said = text_of(runs, "share_track");
  if (said == "always") return TrackSharing::Always;
  return said == "other stacks" ? TrackSharing::OtherStacks : TrackSharing::Never;
}

}  // namespace

RunRules build_run_rules(const Node& roster_file) {
  RunRules rules;
  const Node* runs = value_of(&roster_file, "runs");
  for (const Node& bonus : items_of(runs, "bonuses")) rules.bonuses.push_back(build_run_bonus(bonus));
  for (const Node& fee : items_of(runs, "fees")) rules.fees.push_back(read_fee(fee));
  if (const Node* passage = value_of(runs, "passage")) rules.passage = read_passage(*passage);
  for (const Node& right : items_of(runs, "rights_of_way")) {
    for (const Ref& hex : names_of(&right, "hex"))
      rules.rights.push_back(
          {hex, text_of(&right, "holder"), boolean_of(&right, "station").value_or(false), right.place});
  }
  read_stand_ins(runs, rules);
  if (const Node* bypass = value_of(runs, "bypass"))
    rules.bypass = Bypass{texts_of(bypass, "companies"), text_of(bypass, "stack"),
                          boolean_of(bypass, "chosen").value_or(false),
                          boolean_of(bypass, "or_dearest").value_or(false), bypass->place};
  if (const Node* free = value_of(runs, "free_stops")) rules.free_stops = read_free_stops(*free);
  rules.stations = names_of(runs, "stations");
  rules.counted = names_of(runs, "counted");
  rules.free_junctions = text_of(runs, "junctions") == "free";
  rules.same_hex_once = text_of(runs, "same_hex") == "once";
  rules.one_gauge = text_of(runs, "gauges") == "one";
  rules.sharing = sharing_of(runs);
  rules.by_hand = texts_of(runs, "by_hand");
  return rules;
}

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
