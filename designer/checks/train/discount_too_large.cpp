#include "designer/checks/prelude.h"

namespace trackwright::checks {

void train_discount_too_large(const Facts& facts, Report& report) {
  for (const Train& train : facts.title.roster.trains)
    for (const auto& [old, off] : train.discount) {
      if (off > 0 && off < train.price.value) continue;
      report(train.place, train.name.value,
             fmt::format("trading in a {}-train takes {} off a {}-train, which costs {}", old,
                         money(facts.title, off), train.name.value, money(facts.title, train.price.value)),
             "choose a discount above 0 and below the price");
    }
}

}  // namespace trackwright::checks
