#include "designer/checks/prelude.h"

namespace trackwright::checks {

void map_name_twice(const Facts& facts, Report& report) {
  std::map<std::string, std::vector<const HexFacts*>> by_name;
  for (const HexFacts& hex : facts.hexes)
    if (!hex.hex->name.empty() && !hex.hex->tile.stops.empty()) by_name[hex.hex->name].push_back(&hex);
  for (const auto& [name, hexes] : by_name) {
    if (hexes.size() != 2) continue;
    const HexFacts& first = *hexes.front();
    const HexFacts& second = *hexes.back();
    if (first.hex->fixed && second.hex->fixed) continue;
    // A place that covers two hexes takes tiles on both or on neither.
    const bool side_by_side = std::ranges::find(first.neighbours, second.hex) != first.neighbours.end();
    if (side_by_side && first.hex->fixed == second.hex->fixed) continue;
    const Hex& told = second.hex->fixed ? *first.hex : *second.hex;
    const Hex& other = second.hex->fixed ? *second.hex : *first.hex;
    report(told.place, told.id, fmt::format("{} and {} are both named {}", other.id, told.id, name),
           "correct one of the two names")
        .related.push_back({other.place, "the other one"});
  }
}

}  // namespace trackwright::checks
