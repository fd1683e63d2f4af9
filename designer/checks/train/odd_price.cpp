#include "designer/checks/amounts.h"
#include "designer/checks/prelude.h"

namespace trackwright::checks {

void train_odd_price(const Facts& facts, Report& report) {
  std::vector<Amount> prices;
  for (const Train& train : facts.title.roster.trains)
    if (train.price.value > 0) prices.push_back({train.price.value, train.price.place, train.name.value});
  if (const auto odd = odd_one_out(prices))
    report(odd->amount.place, odd->amount.object,
           fmt::format("the {}-train costs {}, and all other trains multiples of {}", odd->amount.object,
                       money(facts.title, odd->amount.value), money(facts.title, odd->unit)),
           "check the price");
}

}  // namespace trackwright::checks
