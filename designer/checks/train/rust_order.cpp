#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

std::optional<std::size_t> end_of(const Facts& facts, const Train& train) {
  const auto rust = facts.first_rank(train.rusts_on);
  return rust ? rust : facts.first_rank(train.obsolete_on);
}

}  // namespace

void train_rust_order(const Facts& facts, Report& report) {
  const auto& trains = facts.title.roster.trains;
  for (std::size_t i = 0; i < trains.size(); ++i)
    for (std::size_t j = i + 1; j < trains.size(); ++j) {
      if (trains[i].stack != trains[j].stack) continue;
      const auto first = end_of(facts, trains[i]);
      const auto second = end_of(facts, trains[j]);
      if (!first || !second || *first <= *second || *second <= j) continue;
      Finding& finding =
          report(trains[i].place, trains[i].name.value,
                 fmt::format("the {}-train rusts later than the {}-train, which comes after it",
                             trains[i].name.value, trains[j].name.value),
                 "check both values of `rusts_on`; they may be swapped");
      finding.related.push_back({trains[j].place, "the later train"});
      finding.also.push_back({Name::Train, trains[j].name.value});
    }
}

}  // namespace trackwright::checks
