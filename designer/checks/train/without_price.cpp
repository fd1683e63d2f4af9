#include "designer/checks/prelude.h"

namespace trackwright::checks {

void train_without_price(const Facts& facts, Report& report) {
  for (const Train& train : facts.title.roster.trains) {
    if (train.price.value <= 0)
      report(train.price.place, train.name.value, fmt::format("the {}-train costs nothing", train.name.value),
             "add its price");
    for (const Train& variant : train.variants)
      if (variant.price.value <= 0)
        report(variant.price.place, variant.name.value,
               fmt::format("the {}-train costs nothing", variant.name.value), "add its price")
            .also.push_back({Name::Train, train.name.value});
  }
}

}  // namespace trackwright::checks
