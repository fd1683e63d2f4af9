#include "designer/checks/prelude.h"

#include <cstdlib>

namespace trackwright::checks {

void company_share_sum(const Facts& facts, Report& report) {
  for (const Company& company : facts.title.companies.companies) {
    if (company.certificates.empty()) continue;
    int sum = 0;
    int later = 0;  // after the company converts
    for (const Certificate& certificate : company.certificates) {
      sum += certificate.percent.value * certificate.count.value;
      later += certificate.then.value_or(certificate.percent).value * certificate.count.value;
    }
    const auto tell = [&](int percent, const char* when) {
      if (percent == 100) return;
      Finding& finding =
          report(company.certificates.front().place, company.id.value,
                 fmt::format("the certificates of {} add up to {} %{}", company.id.value, percent, when),
                 fmt::format("{} % is {}", std::abs(100 - percent),
                             percent < 100 ? "missing; add certificates" : "too much; remove certificates"));
      for (std::size_t i = 1; i < company.certificates.size(); ++i)
        finding.related.push_back({company.certificates[i].percent.place,
                                   fmt::format("{} times {} %", company.certificates[i].count.value,
                                               company.certificates[i].percent.value)});
    };
    tell(sum, "");
    if (sum == 100) tell(later, " once the company has converted");
  }
}

}  // namespace trackwright::checks
