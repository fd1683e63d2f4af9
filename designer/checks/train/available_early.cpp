#include "designer/checks/prelude.h"

namespace trackwright::checks {

void train_available_early(const Facts& facts, Report& report) {
  const auto& trains = facts.title.roster.trains;
  for (std::size_t i = 2; i < trains.size(); ++i) {
    const Train& before = trains[i - 1];
    if (trains[i].stack != before.stack || trains[i].price.value <= before.price.value) continue;
    const auto from = facts.first_rank(trains[i].available_on);
    // A cheaper train with its own `available_on` does not wait for its turn.
    if (!from || *from + 1 >= i || !before.available_on.empty()) continue;
    Finding& finding = report(trains[i].available_on.front().place, trains[i].name.value,
                              fmt::format("the {}-train is for sale from the first {}-train on, but the "
                                          "cheaper {}-train is for sale only later",
                                          trains[i].name.value, trains[*from].name.value, before.name.value),
                              "check `available_on`");
    finding.related.push_back({before.place, "the train before it"});
    finding.also.push_back({Name::Train, before.name.value});
  }
}

}  // namespace trackwright::checks
