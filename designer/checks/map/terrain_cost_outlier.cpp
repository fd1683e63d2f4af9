#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

using CostedHexes = std::map<int, std::vector<const Hex*>>;

// Whether the cost is at least twice all others, more than a steeper pass explains; or at most half of them,
// if the others cost the same.
bool is_multiple(const CostedHexes& by_cost, int cost) {
  int most = 0;
  int least = 0;
  for (const auto& [other, hexes] : by_cost) {
    if (other == cost) continue;
    most = std::max(most, other);
    least = least == 0 ? other : std::min(least, other);
  }
  if (most > 0 && cost >= 2 * most) return true;
  return by_cost.size() == 2 && cost > 0 && 2 * cost <= least;
}

}  // namespace

void map_terrain_cost_outlier(const Facts& facts, Report& report) {
  std::map<std::vector<std::string>, CostedHexes> costs;
  for (const HexFacts& hex : facts.hexes)
    for (const Terrain& terrain : hex.hex->tile.terrain)
      if (!terrain.kinds.empty()) costs[terrain.kinds][terrain.cost].push_back(hex.hex);
  for (const auto& [kinds, by_cost] : costs) {
    std::size_t all = 0;
    for (const auto& [cost, hexes] : by_cost) all += hexes.size();
    for (const auto& [cost, hexes] : by_cost) {
      const bool multiple = is_multiple(by_cost, cost);
      const std::size_t least = multiple ? 5 : 6;
      if (hexes.size() != 1 || all < least) continue;
      const Hex& hex = *hexes.front();
      Finding& finding =
          report(hex.code_place, hex.id,
                 fmt::format("{} costs {}, unlike the other {} hexes with the terrain {}", hex_words(hex),
                             money(facts.title, cost), all - 1, shortlist(kinds)),
                 "check the cost");
      if (multiple) finding.severity = Severity::Warning;
    }
  }
}

}  // namespace trackwright::checks
