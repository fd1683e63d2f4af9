#include "designer/checks/facts.h"
#include "designer/checks/families.h"

#include <fmt/core.h>

#include <cstdlib>

namespace trackwright::checks {

void company_share_sum(const Facts& facts, Report& report) {
  for (const Company& company : facts.title.companies.companies) {
    if (company.certificates.empty()) continue;
    int sum = 0;
    for (const Certificate& certificate : company.certificates)
      sum += certificate.percent.value * certificate.count.value;
    if (sum == 100) continue;
    report(company.certificates.front().place, company.id.value,
           fmt::format("the certificates of {} add up to {} %", company.id.value, sum),
           fmt::format("{} % are {}", std::abs(100 - sum), sum < 100 ? "missing" : "too many"));
  }
}

}  // namespace trackwright::checks
