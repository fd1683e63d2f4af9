#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

// Whether one price in a long row is wrong, rather than the start of a second list behind the first.
bool stands_alone(const std::vector<Private>& privates, std::size_t wrong) {
  std::size_t falls = 0;
  for (std::size_t i = 1; i < privates.size(); ++i) {
    if (privates[i].price.value <= 0 || privates[i - 1].price.value <= 0) return false;
    if (privates[i].price.value < privates[i - 1].price.value) ++falls;
  }
  if (falls != 1 || privates.size() < 5) return false;
  const auto price = [&](std::size_t i) { return privates[i].price.value; };
  // Prices rise throughout without this private, or without the one before it.
  const bool low = wrong + 1 < privates.size() && (wrong < 2 || price(wrong - 1) <= price(wrong + 1));
  const bool high = wrong + 1 < privates.size() && wrong >= 2 && price(wrong - 2) <= price(wrong);
  return low || high;
}

}  // namespace

void private_price_order(const Facts& facts, Report& report) {
  const auto& privates = facts.title.companies.privates;
  for (std::size_t i = 1; i < privates.size(); ++i) {
    const Private& company = privates[i];
    const Private& last = privates[i - 1];
    if (company.price.value >= last.price.value) continue;
    Finding& finding = report(company.price.place, company.id.value,
                              fmt::format("{} costs {}, less than the {} of {} before it", company.id.value,
                                          money(facts.title, company.price.value),
                                          money(facts.title, last.price.value), last.id.value),
                              "list privates from the cheapest to the most expensive");
    finding.related.push_back({last.price.place, "the price before it"});
    finding.also.push_back({Name::Private, last.id.value});
    if (stands_alone(privates, i)) finding.severity = Severity::Warning;
  }
}

}  // namespace trackwright::checks
