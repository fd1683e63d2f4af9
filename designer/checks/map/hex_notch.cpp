#include "designer/checks/prelude.h"

namespace trackwright::checks {

void map_hex_notch(const Facts& facts, Report& report) {
  for (const auto& [at, neighbours] : places_beside(facts)) {
    if (neighbours.size() != 5) continue;
    const std::string id = coordinate_name(facts.title.map.layout(), at);
    report(neighbours.front()->place, id,
           fmt::format("there is no hex {}, but five of the six hexes around it are on the board", id),
           "add the hex, or allow the finding if the gap is a bay");
  }
}

}  // namespace trackwright::checks
