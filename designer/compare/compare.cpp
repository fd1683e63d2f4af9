#include "designer/compare/compare.h"

#include <algorithm>
#include <utility>

#include "designer/compare/comparing.h"
#include "designer/compare/phrases.h"

namespace trackwright {

Difference& Comparing::add(DifferenceKind kind, std::string object, std::string label, Place place,
                           Place other) {
  return found.emplace_back(Difference{kind, std::move(object), std::move(label), {}, {}, {}, place, other});
}

void Comparing::compare(DifferenceKind kind, const std::string& object, const std::string& label,
                        std::string in_a, std::string in_b, Place place, Place other) {
  if (in_a == in_b) return;
  Difference& difference = add(kind, object, label, place, other);
  difference.a = std::move(in_a);
  difference.b = std::move(in_b);
}

bool Comparing::same_revenue(const Revenue& of_a, const Revenue& of_b) const {
  if (of_a == of_b) return true;
  if (of_a.steps.empty() && of_b.steps.empty()) return false;
  if (phases.empty()) return false;
  // Compare values that no phase uses, too, such as the value for a diesel.
  for (const RevenueEntry& step : of_a.steps) {
    const auto other = std::ranges::find(of_b.steps, step.key, &RevenueEntry::key);
    if (other != of_b.steps.end() && other->value != step.value) return false;
  }
  return std::ranges::all_of(phases, [&](const auto& pair) {
    return revenue_in_phase(of_a, a.roster, *pair.first) == revenue_in_phase(of_b, b.roster, *pair.second);
  });
}

bool Comparing::same_revenues(const Tile& of_a, const Tile& of_b) const {
  if (of_a.stops.size() != of_b.stops.size()) return false;
  Pairing pairing(of_a.stops.size(), of_b.stops.size());
  pairing.pair([&](std::size_t i, std::size_t j) {
    return same_revenue(of_a.stops[i].revenue, of_b.stops[j].revenue);
  });
  for (std::size_t i = 0; i < of_a.stops.size(); ++i)
    if (!pairing.partner(i)) return false;
  return true;
}

Comparison compare_titles(const Title& a, const Title& b) {
  Comparing comparing(a, b);
  pair_rosters(comparing);
  compare_tiles(comparing);
  compare_maps(comparing);
  compare_markets(comparing);
  compare_rosters(comparing);
  compare_companies(comparing);
  compare_games(comparing);
  compare_rules(comparing);
  std::ranges::stable_sort(comparing.found, {}, &Difference::kind);
  return {comparing.alignment, std::move(comparing.found)};
}

}  // namespace trackwright
