#include "designer/checks/facts.h"
#include "designer/checks/families.h"

#include <fmt/core.h>

#include <map>
#include <string>
#include <vector>

namespace trackwright::checks {

void map_hex_gap(const Facts& facts, Report& report) {
  const Map& map = facts.title.map;
  std::map<Coordinate, std::vector<const Hex*>> around;
  for (const HexFacts& hex : facts.hexes)
    for (const Edge e : all_edges)
      if (hex.neighbour(e) == nullptr)
        around[neighbour(hex.hex->at, e, map.layout().orientation)].push_back(hex.hex);
  for (const auto& [at, neighbours] : around) {
    if (neighbours.size() < 6) continue;
    const std::string id = coordinate_name(map.layout(), at);
    report(neighbours.front()->place, id,
           fmt::format("there is no hex {}, but all six hexes around it are on the board", id),
           "add it; a lake or a blank is a hex too, such as `colour: blue`");
  }
}

}  // namespace trackwright::checks
