#include "designer/checks/prelude.h"

namespace trackwright::checks {

void train_begins_no_phase(const Facts& facts, Report& report) {
  std::set<std::string> begin;
  for (const Phase& phase : facts.title.roster.phases)
    for (const Ref& train : phase.on) {
      if (!facts.trains.contains(train.value)) return;  // phase/unknown-trigger reports it
      begin.insert(train.value);
    }
  std::vector<const Train*> silent;
  std::size_t ranks = 0;
  const Train* first = nullptr;
  for (const Train& train : facts.title.roster.trains) {
    if (train.stack != "train") continue;
    if (first == nullptr) {
      first = &train;
      continue;
    }
    ++ranks;
    const auto begins = [&](const Train& side) { return begin.contains(side.name.value); };
    if (!begins(train) && std::ranges::none_of(train.variants, begins)) silent.push_back(&train);
  }
  if (silent.size() != 1 || ranks < 4) return;
  report(silent.front()->place, silent.front()->name.value,
         fmt::format("the first {}-train starts no phase, although all other trains do",
                     silent.front()->name.value),
         "add the phase that this train starts, if there is one");
}

}  // namespace trackwright::checks
