#include "designer/checks/prelude.h"

namespace trackwright::checks {

void train_permanents_short(const Facts& facts, Report& report) {
  int permanent = 0;
  const Train* last = nullptr;
  for (const Train& train : facts.title.roster.trains) {
    if (!train.rusts_on.empty() || !train.obsolete_on.empty()) continue;
    if (!train.count) return;
    permanent += train.count->value;
    last = &train;
  }
  const auto companies = std::ranges::count_if(facts.title.companies.companies,
                                               [](const Company& c) { return c.kind == "major"; });
  if (last == nullptr || permanent >= companies) return;
  report(last->place, last->name.value,
         fmt::format("the game has only {} for {}", counted(permanent, "permanent train"),
                     counted(companies, "major")),
         "increase the count of the last trains, or make them unlimited");
}

}  // namespace trackwright::checks
