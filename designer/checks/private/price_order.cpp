#include "designer/checks/prelude.h"

namespace trackwright::checks {

void private_price_order(const Facts& facts, Report& report) {
  const Private* last = nullptr;
  for (const Private& company : facts.title.companies.privates) {
    if (last != nullptr && company.price.value < last->price.value)
      report(company.price.place, company.id.value,
             fmt::format("{} costs {}, less than the {} of {} before it", company.id.value,
                         money(facts.title, company.price.value), money(facts.title, last->price.value),
                         last->id.value),
             "privates are listed from the cheapest to the dearest")
          .also.push_back({Name::Private, last->id.value});
    last = &company;
  }
}

}  // namespace trackwright::checks
