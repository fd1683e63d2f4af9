#include "designer/checks/prelude.h"

namespace trackwright::checks {

void map_cost_scale(const Facts& facts, Report& report) {
  std::map<int, std::set<const Hex*>> hexes;
  for (const HexFacts& hex : facts.hexes)
    for (const Terrain& terrain : hex.hex->tile.terrain)
      if (terrain.cost > 0) hexes[terrain.cost].insert(hex.hex);
  std::size_t all = 0;
  for (const auto& [cost, having] : hexes) all += having.size();
  std::size_t below = 0;
  for (auto it = hexes.begin(); it != hexes.end() && std::next(it) != hexes.end(); ++it) {
    below += it->second.size();
    const auto next = std::next(it);
    if (next->first < 4 * it->first) continue;
    // The few are wrong, whichever side they are on.
    const bool high = 2 * (all - below) <= all;
    const auto begin = high ? next : hexes.begin();
    const auto end = high ? hexes.end() : next;
    const int others = high ? it->first : next->first;
    for (auto odd = begin; odd != end; ++odd)
      for (const Hex* hex : odd->second)
        report(hex->code_place, hex->id,
               fmt::format("the terrain of {} costs {}, and all others {} {}", hex_words(*hex),
                           money(facts.title, odd->first), high ? "at most" : "at least",
                           money(facts.title, others)),
               high ? "is there a zero too many?" : "was a zero forgotten?");
    return;
  }
}

}  // namespace trackwright::checks
