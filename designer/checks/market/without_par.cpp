#include "designer/checks/prelude.h"

namespace trackwright::checks {

void market_without_par(const Facts& facts, Report& report) {
  const Market& market = facts.title.market;
  if (market.rows.empty() || !par_prices(market).empty()) return;
  const auto starts_by_choice = [](const Company& c) { return !c.par && !c.price; };
  if (std::ranges::none_of(facts.title.companies.companies, starts_by_choice)) return;
  Finding& finding =
      report(market.place, "market",
             "no cell of the market is marked as par, but players choose the par prices of companies",
             "give a zone `par: true` and put its letter after the par prices");
  for (const MarketZone& zone : market.zones)
    finding.related.push_back({zone.place, "a zone that is not a par zone"});
}

}  // namespace trackwright::checks
