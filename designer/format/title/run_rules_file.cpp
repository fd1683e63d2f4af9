#include "designer/format/title/run_rules_file.h"

#include "designer/format/text/values.h"

namespace trackwright {

RunBonus build_run_bonus(const Node& node) {
  RunBonus bonus;
  bonus.name = text_of(&node, "name");
  bonus.value = integer_of(&node, "value").value_or(0);
  for (const Node& need : items_of(&node, "needs"))
    bonus.needs.push_back({names_of(&need, "hexes"), integer_of(&need, "count").value_or(1)});
  bonus.passing = boolean_of(&node, "passing").value_or(false);
  bonus.paid_stops = boolean_of(&node, "paid_stops").value_or(false);
  bonus.group = text_of(&node, "group");
  bonus.holder = text_of(&node, "holder");
  bonus.once = boolean_of(&node, "once").value_or(false);
  bonus.multiplied = boolean_of(&node, "multiplied").value_or(false);
  bonus.not_trains = names_of(&node, "not_trains");
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
  fee.per_level = boolean_of(&node, "per_level").value_or(false);
  fee.from_revenue = boolean_of(&node, "from_revenue").value_or(false);
  fee.exempt = texts_of(&node, "exempt");
  fee.phases = names_of(&node, "phases");
  fee.after = text_of(&node, "after");
  fee.place = node.place;
  return fee;
}

}  // namespace

RunRules build_run_rules(const Node& roster_file) {
  RunRules rules;
  const Node* runs = value_of(&roster_file, "runs");
  for (const Node& bonus : items_of(runs, "bonuses")) rules.bonuses.push_back(build_run_bonus(bonus));
  for (const Node& fee : items_of(runs, "fees")) rules.fees.push_back(read_fee(fee));
  if (const Node* passage = value_of(runs, "passage"))
    rules.passage = RunPassage{text_of(passage, "name"), names_of(passage, "hexes"),
                               text_of(passage, "stack"), passage->place};
  for (const Node& right : items_of(runs, "rights_of_way")) {
    for (const Ref& hex : names_of(&right, "hex"))
      rules.rights.push_back(
          {hex, text_of(&right, "holder"), boolean_of(&right, "station").value_or(false), right.place});
  }
  return rules;
}

}  // namespace trackwright
