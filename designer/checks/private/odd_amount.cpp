#include "designer/checks/amounts.h"
#include "designer/checks/prelude.h"

namespace trackwright::checks {

void private_odd_amount(const Facts& facts, Report& report) {
  std::vector<Amount> amounts;
  for (const Private& company : facts.title.companies.privates)
    for (const auto& amount : {company.price, company.revenue})
      if (amount.value > 0) amounts.push_back({amount.value, amount.place, company.id.value});
  if (const auto odd = odd_one_out(amounts))
    report(
        odd->amount.place, odd->amount.object,
        fmt::format("{} has {}, and all other prices and revenues of privates are multiples of {}",
                    odd->amount.object, money(facts.title, odd->amount.value), money(facts.title, odd->unit)),
        "check the amount");
}

}  // namespace trackwright::checks
