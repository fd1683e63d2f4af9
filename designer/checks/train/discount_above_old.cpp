#include "designer/checks/prelude.h"

namespace trackwright::checks {

void train_discount_above_old(const Facts& facts, Report& report) {
  for (const Train& train : facts.title.roster.trains)
    for (const auto& [name, off] : train.discount) {
      const Train* old = find_train(facts.title.roster, name);
      if (old == nullptr || old->price.value < 10 || off <= old->price.value || off >= train.price.value)
        continue;
      Finding& finding =
          report(train.place, train.name.value,
                 fmt::format(
                     "trading in a {}-train takes {} off the {}-train, more than the old train's price of {}",
                     name, money(facts.title, off), train.name.value, money(facts.title, old->price.value)),
                 "check the discount and the name of its train");
      finding.related.push_back({old->price.place, "the price of the old train"});
      finding.also.push_back({Name::Train, name});
    }
}

}  // namespace trackwright::checks
