#include "designer/checks/prelude.h"

namespace trackwright::checks {

void private_yield(const Facts& facts, Report& report) {
  for (const Private& company : facts.title.companies.privates) {
    const int price = company.price.value;
    const int revenue = company.revenue.value;
    if (price <= 0 || revenue <= 0) continue;
    const int percent = 100 * revenue / price;
    if (percent >= 5 && percent <= 35) continue;
    report(company.revenue.place, company.id.value,
           fmt::format("{} pays {} at a price of {}, which is {} % per round", company.id.value,
                       money(facts.title, revenue), money(facts.title, price), percent),
           "check its price and revenue; most privates pay between 5 and 35 %");
  }
}

}  // namespace trackwright::checks
