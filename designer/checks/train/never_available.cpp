#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

// Whether the trigger, a train or the first train of a phase, is sold with this train or after it.
bool waits_for_itself(const Facts& facts, std::size_t train, const Ref& trigger) {
  const auto rank = facts.rank(trigger.value);
  return rank && *rank >= train &&
         facts.title.roster.trains[*rank].stack == facts.title.roster.trains[train].stack;
}

}  // namespace

void train_never_available(const Facts& facts, Report& report) {
  const auto& trains = facts.title.roster.trains;
  for (std::size_t i = 0; i < trains.size(); ++i) {
    const auto& on = trains[i].available_on;
    const auto waits = [&](const Ref& trigger) { return waits_for_itself(facts, i, trigger); };
    if (on.empty() || !std::ranges::all_of(on, waits)) continue;
    report(on.front().place, trains[i].name.value,
           fmt::format("{}-trains become available on {}, which cannot come before these trains are sold",
                       trains[i].name.value, on.front().value),
           "name an earlier train or phase");
  }
}

}  // namespace trackwright::checks
