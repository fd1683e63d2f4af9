#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

void look(const Tile& tile, Place place, const std::string& object, Report& report) {
  std::set<std::string_view> seen;
  for (const std::string& label : tile.labels)
    if (!seen.insert(label).second)
      report(place, object, fmt::format("label {} is repeated in the code of {}", label, object),
             "remove one, or write the intended label");
}

}  // namespace

void tile_label_twice(const Facts& facts, Report& report) {
  for (const auto& [id, tile] : facts.title.tiles)
    if (tile.own) look(tile.tile, tile.code_place, id, report);
  for (const HexFacts& hex : facts.hexes)
    if (hex.hex->preprint.empty()) look(hex.hex->tile, hex.hex->code_place, hex.hex->id, report);
}

}  // namespace trackwright::checks
