#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

bool on_market(const Market& market, int price) {
  for (const auto& row : market.rows)
    for (const auto& cell : row)
      if (cell && cell->price == price) return true;
  return false;
}

}  // namespace

void company_par_not_on_market(const Facts& facts, Report& report) {
  for (const Company& company : facts.title.companies.companies) {
    if (!company.par || on_market(facts.title.market, company.par->value)) continue;
    report(company.par->place, company.id.value,
           fmt::format("{} starts at {}, which is not on the market", company.id.value,
                       money(facts.title, company.par->value)),
           "add a cell with this price, or correct the par price");
  }
}

}  // namespace trackwright::checks
