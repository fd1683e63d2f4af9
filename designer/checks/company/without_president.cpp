#include "designer/checks/prelude.h"

namespace trackwright::checks {

void company_without_president(const Facts& facts, Report& report) {
  for (const Company& company : facts.title.companies.companies) {
    int certificates = 0;
    int presidents = 0;
    for (const Certificate& certificate : company.certificates) {
      certificates += certificate.count.value;
      if (certificate.president) presidents += certificate.count.value;
    }
    if (certificates < 2 || presidents == 1) continue;
    report(company.certificates.front().place, company.id.value,
           presidents == 0 ? fmt::format("{} has no president's certificate", company.id.value)
                           : fmt::format("{} has {} president's certificates", company.id.value, presidents),
           "mark exactly one certificate `president: true`");
  }
}

}  // namespace trackwright::checks
