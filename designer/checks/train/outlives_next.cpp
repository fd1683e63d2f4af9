#include "designer/checks/prelude.h"

namespace trackwright::checks {

void train_outlives_next(const Facts& facts, Report& report) {
  const auto& trains = facts.title.roster.trains;
  const auto permanent = [](const Train& t) { return t.rusts_on.empty() && t.obsolete_on.empty(); };
  for (std::size_t i = 0; i < trains.size(); ++i) {
    if (!permanent(trains[i])) continue;
    const auto later =
        std::ranges::find_if(trains.begin() + static_cast<std::ptrdiff_t>(i), trains.end(),
                             [&](const Train& t) { return t.stack == trains[i].stack && !permanent(t); });
    if (later == trains.end()) continue;
    report(trains[i].place, trains[i].name.value,
           fmt::format("the {}-train never rusts, but the later {}-train does", trains[i].name.value,
                       later->name.value),
           "add `rusts_on` if it was forgotten");
  }
}

}  // namespace trackwright::checks
