#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

using Privates = std::vector<const Private*>;

bool out_of_order(const Private& a, const Private& b) {
  const int price = a.price.value - b.price.value;
  const int revenue = a.revenue.value - b.revenue.value;
  return (price < 0 && revenue > 0) || (price > 0 && revenue < 0);
}

// Whether all privates except `odd` are in order.
bool ordered_without(const Privates& all, const Private* odd) {
  for (std::size_t i = 0; i < all.size(); ++i)
    for (std::size_t j = 0; j < i; ++j)
      if (all[i] != odd && all[j] != odd && out_of_order(*all[i], *all[j])) return false;
  return true;
}

}  // namespace

void private_revenue_order(const Facts& facts, Report& report) {
  Privates paying;
  for (const Private& company : facts.title.companies.privates)
    if (company.price.value > 0 && company.revenue.value > 0) paying.push_back(&company);
  if (paying.size() < 6 || ordered_without(paying, nullptr)) return;
  Privates odd;
  for (const Private* company : paying)
    if (ordered_without(paying, company)) odd.push_back(company);
  if (odd.size() != 1) return;
  const Private& first = *odd.front();
  const Private& other =
      **std::ranges::find_if(paying, [&](const Private* one) { return out_of_order(*one, first); });
  Finding& finding =
      report(first.revenue.place, first.id.value,
             fmt::format("{} pays {} at a price of {}, but {} pays {} at a price of {}; for all others, a "
                         "higher price never "
                         "brings a lower revenue",
                         first.id.value, money(facts.title, first.revenue.value),
                         money(facts.title, first.price.value), other.id.value,
                         money(facts.title, other.revenue.value), money(facts.title, other.price.value)),
             "check the price and revenue of both privates");
  finding.related.push_back({first.price.place, "its price"});
  finding.related.push_back({other.revenue.place, "the other one"});
  finding.related.push_back({other.price.place, "the price of the other one"});
}

}  // namespace trackwright::checks
