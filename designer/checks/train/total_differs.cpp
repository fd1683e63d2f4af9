#include "designer/checks/prelude.h"

namespace trackwright::checks {

void train_total_differs(const Facts& facts, Report& report) {
  const auto& stated = facts.title.totals.trains;
  if (!stated || !facts.whole) return;
  int sum = 0;
  for (const Train& train : facts.title.roster.trains)  // ships and ferries have stacks of their own
    if (train.stack == "train") sum += train.count ? train.count->value : train.print;
  if (sum == stated->value) return;
  report(
      stated->place, "trains",
      fmt::format("the rules speak of {}, but the roster has {}", count_words(stated->value, "train"), sum),
      "one of the counts is wrong, or the total");
}

}  // namespace trackwright::checks
