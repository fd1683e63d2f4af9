#include "designer/checks/prelude.h"

namespace trackwright::checks {

void train_variant_price(const Facts& facts, Report& report) {
  std::map<int, std::vector<std::pair<const Train*, const Train*>>> by_difference;
  std::size_t all = 0;
  for (const Train& train : facts.title.roster.trains) {
    if (train.variants.size() != 1) continue;
    by_difference[train.price.value - train.variants.front().price.value].emplace_back(
        &train, &train.variants.front());
    ++all;
  }
  if (all < 3 || by_difference.size() != 2) return;
  const auto& first = *by_difference.begin();
  const auto& second = *by_difference.rbegin();
  const auto& odd = first.second.size() == 1 ? first : second;
  const auto& usual = first.second.size() == 1 ? second : first;
  if (odd.second.size() != 1) return;
  const auto& [train, variant] = odd.second.front();
  report(variant->price.place, variant->name.value,
         fmt::format("{} costs {} less than {}, but the prices on all other cards differ by {}",
                     variant->name.value, money(facts.title, odd.first), train->name.value,
                     money(facts.title, usual.first)),
         "check both prices")
      .related.push_back({train->price.place, "the other side"});
}

}  // namespace trackwright::checks
