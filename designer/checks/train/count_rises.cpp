
#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

// Returns the number that a plain train has as its name: 4, but not 4D or 4+4; else 0.
int rank_of(const Train& train) {
  const std::string& name = train.name.value;
  return number_in(name).value_or(0);
}

// Trains of a stack with consecutive ranks: 2, 3, 4. Two trains alone show no pattern for a third.
using Ladder = std::vector<const Train*>;

std::vector<Ladder> ladders_of(const std::vector<Train>& trains) {
  std::map<std::string, Ladder> begun;
  std::vector<Ladder> ladders;
  const auto close = [&](Ladder& ladder) {
    if (ladder.size() >= 3) ladders.push_back(ladder);
    ladder.clear();
  };
  for (const Train& train : trains) {
    if (rank_of(train) == 0) continue;
    Ladder& ladder = begun[train.stack];
    if (!ladder.empty() && rank_of(train) != rank_of(*ladder.back()) + 1) close(ladder);
    ladder.push_back(&train);
  }
  for (auto& [stack, ladder] : begun) close(ladder);
  return ladders;
}

}  // namespace

void train_count_rises(const Facts& facts, Report& report) {
  for (const Ladder& ladder : ladders_of(facts.title.roster.trains))
    for (std::size_t i = 1; i < ladder.size(); ++i) {
      const Train& before = *ladder[i - 1];
      const Train& train = *ladder[i];
      const bool rusts = !train.rusts_on.empty() || !train.obsolete_on.empty();
      if (!rusts || !before.count || !train.count || train.count->value <= before.count->value) continue;
      Finding& finding =
          report(train.count->place, train.name.value,
                 fmt::format("there are {} copies of the {}-train, but {} of the {}-train before it",
                             train.count->value, train.name.value, before.count->value, before.name.value),
                 "check both counts; they may be swapped");
      finding.related.push_back({before.count->place, "the count before it"});
      finding.also.push_back({Name::Train, before.name.value});
    }
}

}  // namespace trackwright::checks
