#include "designer/checks/prelude.h"

namespace trackwright::checks {

void train_rust_not_later(const Facts& facts, Report& report) {
  const auto& trains = facts.title.roster.trains;
  for (std::size_t i = 0; i < trains.size(); ++i)
    for (const auto* triggers : {&trains[i].rusts_on, &trains[i].obsolete_on})
      for (const Ref& trigger : *triggers) {
        const auto rank = facts.rank(trigger.value);
        if (!rank || *rank > i || trains[*rank].stack != trains[i].stack) continue;
        report(trigger.place, trains[i].name.value,
               fmt::format("the {}-train rusts on {}, which comes {}", trains[i].name.value, trigger.value,
                           *rank == i ? "at the same time" : "before it"),
               "name a train or phase that comes later");
      }
}

}  // namespace trackwright::checks
