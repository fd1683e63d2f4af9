#include "designer/checks/prelude.h"

namespace trackwright::checks {

void map_hex_gap(const Facts& facts, Report& report) {
  for (const auto& [at, neighbours] : places_beside(facts)) {
    if (neighbours.size() < 6) continue;
    const std::string id = coordinate_name(facts.title.map.layout(), at);
    report(neighbours.front()->place, id,
           fmt::format("there is no hex {}, but all six hexes around it are on the board", id),
           "add the hex; a lake or a blank space is also a hex, for example with `colour: blue`");
  }
}

}  // namespace trackwright::checks
