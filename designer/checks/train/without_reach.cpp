#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

bool goes_nowhere(const Reach& reach) {
  if (reach.unlimited || reach.hexes > 0) return false;
  if (reach.rows.empty()) return reach.stops == 0;
  return std::ranges::none_of(reach.rows, [](const Allowance& row) { return row.pay > 0; });
}

}  // namespace

void train_without_reach(const Facts& facts, Report& report) {
  for (const Train& train : facts.title.roster.trains)
    if (train.stack == "train" && goes_nowhere(train.reach))
      report(train.place, train.name.value, fmt::format("the {}-train has no reach", train.name.value),
             "add its `reach`: a number of stops, `unlimited`, or rows");
}

}  // namespace trackwright::checks
