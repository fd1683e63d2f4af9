#include "designer/format/title/run_rules_tree.h"

#include <utility>

#include "designer/format/title/tree_values.h"

namespace trackwright {

namespace {

Node need_tree(const BonusNeed& need) {
  Node said = mapping_node();
  add(said, "hexes", names_node(need.hexes));
  put_number(said, "count", need.count, 1);
  return said;
}

Node bonus_tree(const RunBonus& bonus) {
  Node said = mapping_node();
  put_text(said, "name", bonus.name);
  add(said, "value", number_node(bonus.value));
  put(said, "needs", list_of(bonus.needs, need_tree));
  put_flag(said, "passing", bonus.passing);
  put_flag(said, "paid_stops", bonus.paid_stops);
  put_text(said, "group", bonus.group);
  put_text(said, "holder", bonus.holder);
  put_flag(said, "once", bonus.once);
  put_flag(said, "multiplied", bonus.multiplied);
  put(said, "not_trains", names_node(bonus.not_trains));
  put_text(said, "after", bonus.after);
  return said;
}

Node fee_tree(const RunFee& fee) {
  Node said = mapping_node();
  put_text(said, "name", fee.name);
  add(said, "amount", number_node(fee.amount));
  put(said, "hexes", names_node(fee.hexes));
  put(said, "crossings", names_node(fee.crossings));
  put_flag(said, "per_level", fee.per_level);
  put_flag(said, "from_revenue", fee.from_revenue);
  put(said, "exempt", texts_node(fee.exempt));
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

}  // namespace

Node run_rules_tree(const RunRules& rules) {
  Node runs = mapping_node();
  put(runs, "bonuses", list_of(rules.bonuses, bonus_tree));
  put(runs, "fees", list_of(rules.fees, fee_tree));
  if (rules.passage) {
    Node passage = mapping_node();
    put_text(passage, "name", rules.passage->name);
    add(passage, "hexes", names_node(rules.passage->hexes));
    put_text(passage, "stack", rules.passage->stack);
    add(runs, "passage", std::move(passage));
  }
  put(runs, "rights_of_way", list_of(rules.rights, right_tree));
  return runs;
}

}  // namespace trackwright
