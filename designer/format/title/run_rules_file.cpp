#include "designer/format/title/run_rules_file.h"

#include <string>
#include <vector>

#include "designer/format/text/values.h"

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

}  // namespace trackwright
