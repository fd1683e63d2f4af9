#include "designer/checks/prelude.h"

#include <numeric>

namespace trackwright::checks {

namespace {

// Returns the smallest step, in percent, in which shares of the company are sold.
int share_unit(const Company& company) {
  int unit = 0;
  for (const Certificate& certificate : company.certificates)
    unit = std::gcd(unit, certificate.percent.value);
  return unit;
}

}  // namespace

void company_float_uneven(const Facts& facts, Report& report) {
  for (const Company& company : facts.title.companies.companies) {
    const int unit = share_unit(company);
    const auto look = [&](const Placed<int>& percent) {
      if (unit <= 0 || unit >= 50 || (percent.value > 0 && percent.value <= 100 && percent.value % unit == 0))
        return;
      report(percent.place, company.id.value,
             fmt::format(
                 "{} floats at {} %, but no set of its certificates, all multiples of {} %, adds up to it",
                 company.id.value, percent.value, unit),
             "check the percentage");
    };
    if (company.float_by_phase.empty()) {
      if (company.float_percent) look(*company.float_percent);
      continue;
    }
    const Placed<int>* last = nullptr;
    for (const Phase& phase : facts.title.roster.phases) {
      const auto here = company.float_by_phase.find(phase.name.value);
      if (here == company.float_by_phase.end()) continue;
      look(here->second);
      if (last != nullptr && here->second.value < last->value)
        report(here->second.place, company.id.value,
               fmt::format("{} floats at a lower percentage in phase {} than before", company.id.value,
                           phase.name.value),
               "check the percentages; later phases require more");
      last = &here->second;
    }
  }
}

}  // namespace trackwright::checks
