#include "designer/checks/prelude.h"

namespace trackwright::checks {

void train_unknown_discount(const Facts& facts, Report& report) {
  const std::vector<std::string> names(facts.trains.begin(), facts.trains.end());
  for (const Train& train : facts.title.roster.trains)
    for (const auto& [old, off] : train.discount) {
      if (facts.trains.contains(old)) continue;
      report(train.place, train.name.value,
             fmt::format("a {}-train is cheaper for who trades in a {}-train, but there is no such train",
                         train.name.value, old),
             did_you_mean(old, names));
    }
}

}  // namespace trackwright::checks
