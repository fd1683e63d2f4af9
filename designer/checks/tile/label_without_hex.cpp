#include "designer/checks/prelude.h"

namespace trackwright::checks {

void tile_label_without_hex(const Facts& facts, Report& report) {
  std::set<std::string> on_board;
  for (const HexFacts& hex : facts.hexes) {
    on_board.insert(hex.hex->tile.labels.begin(), hex.hex->tile.labels.end());
    if (hex.hex->tile.future_label) on_board.insert(hex.hex->tile.future_label->label);
  }
  std::set<std::string> said;
  for (const ManifestFacts& tile : facts.manifest) {
    if (tile.definition == nullptr) continue;
    for (const std::string& label : tile.definition->tile.labels)
      if (!on_board.contains(label) && said.insert(label).second)
        report(tile.entry->id.place, tile.entry->id.value,
               fmt::format("tile {} has the label {}, but no hex of the map has it", tile.entry->id.value,
                           label),
               "add the label to the hexes for this tile, or remove the tile from the manifest");
  }
}

}  // namespace trackwright::checks
