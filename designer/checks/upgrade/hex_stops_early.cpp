#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

std::string kind_of(const Tile& tile) {
  std::string kind;
  for (const Stop& stop : tile.stops)
    kind += stop.kind == StopKind::City ? 'c' : stop.kind == StopKind::Town ? 't' : 'o';
  for (const std::string& label : tile.labels) kind += '/' + label;
  return kind;
}

Colour highest(const UpgradeTree& tree) {
  Colour colour = Colour::White;
  for (const UpgradeNode& node : tree.nodes)
    if (!node.tile.empty() && !node.reached().empty()) colour = std::max(colour, node.colour);
  return colour;
}

}  // namespace

void upgrade_hex_stops_early(const Facts& facts, Report& report) {
  std::map<std::string, Colour> best;
  for (std::size_t i = 0; i < facts.hexes.size(); ++i)
    if (!facts.hexes[i].hex->fixed) {
      Colour& colour = best[kind_of(facts.hexes[i].hex->tile)];
      colour = std::max(colour, highest(facts.trees[i]));
    }
  for (std::size_t i = 0; i < facts.hexes.size(); ++i) {
    const Hex& hex = *facts.hexes[i].hex;
    // Plain hexes at the rim have no room for a second line, and nobody expects one there.
    if (hex.fixed || hex.tile.stops.empty()) continue;
    const Colour here = highest(facts.trees[i]);
    const Colour others = best[kind_of(hex.tile)];
    if (here == Colour::White || here >= others) continue;
    report(hex.place, hex.id,
           fmt::format("{} can never be upgraded beyond {}, but other hexes of its kind become {}",
                       hex_words(hex), word_of(here), word_of(others)),
           "check the coast and the barriers, which leave no room for the next tile");
  }
}

}  // namespace trackwright::checks
