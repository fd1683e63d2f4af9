#include "designer/checks/prelude.h"

namespace trackwright::checks {

void map_lone_group(const Facts& facts, Report& report) {
  std::map<std::string, std::vector<const Hex*>> groups;
  for (const HexFacts& hex : facts.hexes)
    for (const Stop& stop : hex.hex->tile.stops)
      for (const std::string& group : stop.groups) groups[group].push_back(hex.hex);
  for (const auto& [group, hexes] : groups)
    for (const auto& [other, others] : groups) {
      if (hexes.size() != 1 || others.size() < 2 || edit_distance(group, other) > 2 || group.size() < 4)
        continue;
      report(hexes.front()->code_place, hexes.front()->id,
             fmt::format("{} has the only stop of the group {}, but {} stops are in the group {}",
                         hex_words(*hexes.front()), group, others.size(), other),
             fmt::format("did you mean `{}`?", other));
    }
}

}  // namespace trackwright::checks
