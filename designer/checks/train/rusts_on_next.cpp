#include "designer/checks/prelude.h"

namespace trackwright::checks {

void train_rusts_on_next(const Facts& facts, Report& report) {
  const auto& trains = facts.title.roster.trains;
  if (trains.size() < 4) return;
  std::vector<std::pair<const Train*, const Train*>> short_lived;
  std::map<std::string, const Train*> last;                 // by stack
  std::map<std::string, std::optional<std::size_t>> ended;  // when the train before the last one rusts
  for (const Train& train : trains) {
    const Train*& before = last[train.stack];
    if (before != nullptr) {
      const auto end = facts.first_rank(before->rusts_on);
      const auto earlier = ended[train.stack];
      // If the train before it rusts even later, two entries were exchanged: see train/rust-order.
      if (end && earlier && *earlier <= *end && &trains[*end] == &train)
        short_lived.emplace_back(before, &train);
      ended[train.stack] = end;
    }
    before = &train;
  }
  if (short_lived.size() != 1) return;
  const auto& [train, next] = short_lived.front();
  Finding& finding = report(
      train->rusts_on.front().place, train->name.value,
      fmt::format("the {}-train rusts on the {}-train, the next one", train->name.value, next->name.value),
      "check `rusts_on`; most trains rust on the train after the next one");
  finding.related.push_back({next->place, "the next train"});
  finding.also.push_back({Name::Train, next->name.value});
}

}  // namespace trackwright::checks
