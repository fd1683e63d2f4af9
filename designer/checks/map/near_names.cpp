#include "designer/checks/prelude.h"

namespace trackwright::checks {

void map_near_names(const Facts& facts, Report& report) {
  std::vector<const Hex*> named;
  for (const HexFacts& hex : facts.hexes)
    if (hex.hex->name.size() >= 5) named.push_back(hex.hex);
  for (std::size_t i = 0; i < named.size(); ++i)
    for (std::size_t k = 0; k < i; ++k) {
      const std::size_t distance = edit_distance(named[i]->name, named[k]->name);
      if (distance == 0 || distance > (named[i]->name.size() < 10 ? 1U : 2U)) continue;
      report(named[i]->place, named[i]->id,
             fmt::format("{} and {} have nearly the same name", hex_words(*named[k]), hex_words(*named[i])),
             "use one spelling if they are the same place")
          .related.push_back({named[k]->place, "the other one"});
    }
}

}  // namespace trackwright::checks
