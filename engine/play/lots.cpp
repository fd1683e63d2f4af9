#include "engine/play/lots.h"

#include <algorithm>
#include <utility>

namespace trackwright::play {

namespace {

class Numbers {
 public:
  explicit Numbers(std::uint64_t seed) : now_(seed % modulus) {}
  std::uint64_t next() { return now_ = (factor * now_ + step) % modulus; }

 private:
  static constexpr std::uint64_t factor = 1'103'515'245;
  static constexpr std::uint64_t step = 12'345;
  static constexpr std::uint64_t modulus = std::uint64_t{1} << 31U;
  std::uint64_t now_;
};

}  // namespace

bool comes_by_lot(const Title& title, const Private& one) {
  return std::ranges::any_of(title.rules.privates.powers.kinds, [&](const auto& kind) {
    return kind.first.value == one.id.value && std::ranges::any_of(kind.second, [](const PowerRule& power) {
             return power.power && power.power->value == rule::Power::PresidentByLot;
           });
  });
}

Deal dealt(const Title& title, std::uint64_t seed) {
  Numbers numbers(seed);
  Deal deal;
  for (const LotRule& lot : title.rules.lots) {
    std::vector<std::pair<std::uint64_t, std::string>> drawn;
    for (const Ref& name : lot.of) {
      const std::uint64_t number = numbers.next();
      drawn.emplace_back(number, name.value);
    }
    std::ranges::stable_sort(drawn, {}, [](const auto& one) { return one.first; });
    const auto many = static_cast<std::size_t>(std::max(lot.count ? lot.count->value : 1, 0));
    for (std::size_t i = 0; i < std::min(many, drawn.size()); ++i) deal.removed.push_back(drawn[i].second);
  }
  const auto left = [&](const std::string& name) {
    return std::ranges::find(deal.removed, name) == deal.removed.end();
  };
  std::vector<std::string> companies;
  for (const Company& company : title.companies.companies)
    if (company.kind != "minor" && left(company.id.value)) companies.push_back(company.id.value);
  for (const Private& one : title.companies.privates)
    if (left(one.id.value) && comes_by_lot(title, one) && !companies.empty())
      deal.drawn.push_back(companies[numbers.next() % companies.size()]);
  return deal;
}

}  // namespace trackwright::play
