#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

bool takes(const Reach& reach, StopKind kind) {
  return reach.rows.empty() || std::ranges::any_of(reach.rows, [&](const Allowance& row) {
           return std::ranges::find(row.kinds, kind) != row.kinds.end();
         });
}

bool on_the_map(const Facts& facts, StopKind kind) {
  return std::ranges::any_of(facts.hexes, [&](const HexFacts& hex) {
    return std::ranges::find(hex.hex->tile.stops, kind, &Stop::kind) != hex.hex->tile.stops.end();
  });
}

}  // namespace

void train_reach_leaves_out(const Facts& facts, Report& report) {
  for (const Train& train : facts.title.roster.trains)
    for (const StopKind kind : values_of<StopKind>())
      if (!takes(train.reach, kind) && on_the_map(facts, kind))
        report(train.place, train.name.value,
               fmt::format("no row of the {}-train includes a {}, so the train cannot even pass through one",
                           train.name.value, word_of(kind)),
               fmt::format("to let it pass through without counting the stop, add `{{stops: [{}], pay: 0, "
                           "visit: unlimited}}`",
                           word_of(kind)));
}

}  // namespace trackwright::checks
