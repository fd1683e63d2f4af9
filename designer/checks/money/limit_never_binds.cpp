#include "designer/checks/prelude.h"

namespace trackwright::checks {

void money_limit_never_binds(const Facts& facts, Report& report) {
  int certificates = static_cast<int>(facts.title.companies.privates.size());
  for (const Company& company : facts.title.companies.companies) {
    for (const Certificate& certificate : company.certificates) certificates += certificate.count.value;
    if (company.certificates.empty() && company.price) ++certificates;
  }
  for (const PlayerRow& row : facts.title.players) {
    if (!row.certificates || row.players * row.certificates->value <= certificates) continue;
    report(row.certificates->place, std::to_string(row.players),
           fmt::format("{} players may hold {} certificates together, but there are only {}", row.players,
                       row.players * row.certificates->value, certificates),
           "check the limit; players reach it only if others hold fewer certificates");
  }
}

}  // namespace trackwright::checks
