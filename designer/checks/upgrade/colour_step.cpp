#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

std::optional<Colour> colour_of(const Facts& facts, const std::string& from) {
  if (const TileDefinition* tile = find_tile(facts.title, from)) return tile->tile.colour;
  if (const HexFacts* hex = facts.find_hex(from)) return hex->hex->tile.colour;
  return Colour::White;  // a kind of unbuilt hex, or a label
}

}  // namespace

void upgrade_colour_step(const Facts& facts, Report& report) {
  for (const UpgradeLine& line : facts.title.upgrades.chart)
    for (const Ref& from : line.from)
      for (const Ref& to : line.to) {
        const TileDefinition* tile = find_tile(facts.title, to.value);
        const auto colour = colour_of(facts, from.value);
        if (tile == nullptr || next_colour(*colour) == tile->tile.colour) continue;
        report(to.place, from.value,
               fmt::format("the chart leads from {}, which is {}, to {}, which is {}", from.value,
                           word_of(*colour), to.value, word_of(tile->tile.colour)),
               "correct one of the numbers, or the colour of a tile")
            .also = {{Name::Hex, from.value}, {Name::Tile, to.value}};
      }
}

}  // namespace trackwright::checks
