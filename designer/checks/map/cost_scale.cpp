#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

using HexesByCost = std::map<int, std::set<const Hex*>>;

HexesByCost hexes_by_cost(const Facts& facts) {
  HexesByCost hexes;
  for (const HexFacts& hex : facts.hexes)
    for (const Terrain& terrain : hex.hex->tile.terrain)
      if (terrain.cost > 0) hexes[terrain.cost].insert(hex.hex);
  return hexes;
}

std::size_t count_of(HexesByCost::const_iterator from, HexesByCost::const_iterator to) {
  std::size_t count = 0;
  for (; from != to; ++from) count += from->second.size();
  return count;
}

}  // namespace

void map_cost_scale(const Facts& facts, Report& report) {
  const HexesByCost hexes = hexes_by_cost(facts);
  const auto below = std::adjacent_find(hexes.begin(), hexes.end(), [](const auto& low, const auto& high) {
    return high.first >= 4 * low.first;
  });
  if (below == hexes.end()) return;
  const auto above = std::next(below);
  // Report the smaller group, whether its costs are too high or too low.
  const bool high = count_of(above, hexes.end()) <= count_of(hexes.begin(), above);
  const int others = high ? below->first : above->first;
  for (auto odd = high ? above : hexes.begin(); odd != (high ? hexes.end() : above); ++odd)
    for (const Hex* hex : odd->second)
      report(hex->code_place, hex->id,
             fmt::format("the terrain of {} costs {}, but all other terrain costs {} {}", hex_words(*hex),
                         money(facts.title, odd->first), high ? "at most" : "at least",
                         money(facts.title, others)),
             high ? "check the cost for an extra zero" : "check the cost for a missing zero");
}

}  // namespace trackwright::checks
