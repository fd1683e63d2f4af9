#include "designer/checks/prelude.h"

namespace trackwright::checks {

void company_float_below_president(const Facts& facts, Report& report) {
  for (const Company& company : facts.title.companies.companies) {
    if (!company.float_percent) continue;
    for (const Certificate& certificate : company.certificates)
      if (certificate.president && company.float_percent->value < certificate.percent.value)
        report(company.float_percent->place, company.id.value,
               fmt::format("{} floats at {} %, but its president's certificate alone is {} %",
                           company.id.value, company.float_percent->value, certificate.percent.value),
               "state a higher percentage; at this one, the president alone floats the company");
  }
}

}  // namespace trackwright::checks
