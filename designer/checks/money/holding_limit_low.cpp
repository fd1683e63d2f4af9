#include "designer/checks/prelude.h"

namespace trackwright::checks {

void money_holding_limit_low(const Facts& facts, Report& report) {
  const Title& title = facts.title;
  if (!title.holding_limit) return;
  for (const Company& company : title.companies.companies)
    for (const Certificate& certificate : company.certificates)
      if (certificate.president && certificate.percent.value < 100 &&
          certificate.percent.value > title.holding_limit->value) {
        report(
            title.holding_limit->place, "holding_limit",
            fmt::format("a player may hold {} % of a company, but the president's certificate of {} is {} %",
                        title.holding_limit->value, company.id.value, certificate.percent.value),
            "check the limit");
        return;
      }
}

}  // namespace trackwright::checks
