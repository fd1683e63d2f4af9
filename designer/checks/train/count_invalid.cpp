#include "designer/checks/prelude.h"

namespace trackwright::checks {

void train_count_invalid(const Facts& facts, Report& report) {
  for (const Train& train : facts.title.roster.trains) {
    if (train.count && train.count->value <= 0)
      report(train.count->place, train.name.value,
             fmt::format("the count of the {1}-train is {0}", train.count->value, train.name.value),
             "state the number of cards, or remove the train");
  }
}

}  // namespace trackwright::checks
