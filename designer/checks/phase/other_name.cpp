#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

bool named_after_trigger(const Facts& facts, const Phase& phase) {
  if (phase.on.empty()) return find_train(facts.title.roster, phase.name.value) != nullptr;
  return std::ranges::any_of(phase.on, [&](const Ref& train) { return train.value == phase.name.value; });
}

}  // namespace

void phase_other_name(const Facts& facts, Report& report) {
  std::vector<const Phase*> others;
  for (const Phase& phase : facts.title.roster.phases)
    if (!named_after_trigger(facts, phase)) others.push_back(&phase);
  const auto unknown = [&](const Ref& train) { return !facts.trains.contains(train.value); };
  if (others.size() == 1 && std::ranges::any_of(others.front()->on, unknown))
    return;  // phase/unknown-trigger reports it
  const std::size_t all = facts.title.roster.phases.size();
  if (others.size() != 1 || all < 4) return;
  for (const Phase* phase : others)
    report(phase->place, phase->name.value,
           fmt::format(
               "no train named {0} starts phase {0}, though the other phases are named after their trains",
               phase->name.value),
           "correct the name of the phase, or the train in `on`");
}

}  // namespace trackwright::checks
