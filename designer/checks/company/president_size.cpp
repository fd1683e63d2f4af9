#include "designer/checks/prelude.h"

namespace trackwright::checks {

void company_president_size(const Facts& facts, Report& report) {
  for (const Company& company : facts.title.companies.companies) {
    int president = 0;
    int smallest = 0;
    for (const Certificate& certificate : company.certificates)
      if (certificate.president)
        president = certificate.percent.value;
      else if (smallest == 0 || certificate.percent.value < smallest)
        smallest = certificate.percent.value;
    if (president == 0 || smallest == 0 || president == 2 * smallest) continue;
    report(company.certificates.front().place, company.id.value,
           fmt::format(
               "the president's certificate of {} is {} %, which is not twice the {} % of an ordinary one",
               company.id.value, president, smallest),
           "check the percentages; players usually exchange two ordinary certificates for the president's");
  }
}

}  // namespace trackwright::checks
