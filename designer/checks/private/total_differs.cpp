#include "designer/checks/prelude.h"

namespace trackwright::checks {

void private_total_differs(const Facts& facts, Report& report) {
  const auto& stated = facts.title.totals.privates;
  if (!stated || !facts.whole) return;
  const int count = static_cast<int>(facts.title.companies.privates.size());
  if (count == stated->value) return;
  report(stated->place, "privates",
         fmt::format("the rules speak of {}, but there are {}", count_words(stated->value, "private"), count),
         "one is missing or too many, or the total is wrong");
}

}  // namespace trackwright::checks
