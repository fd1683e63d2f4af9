#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

bool carries(const Hex& hex, const std::vector<std::string>& labels) {
  for (const std::string& label : labels) {
    if (std::ranges::find(hex.tile.labels, label) != hex.tile.labels.end()) return true;
    if (hex.tile.future_label && hex.tile.future_label->label == label) return true;
  }
  return false;
}

}  // namespace

void upgrade_hex_without_label(const Facts& facts, Report& report) {
  for (const UpgradeLine& line : facts.title.upgrades.chart)
    for (const Ref& to : line.to) {
      const TileDefinition* tile = find_tile(facts.title, to.value);
      if (tile == nullptr || tile->tile.labels.empty()) continue;
      for (const Ref& ref : line.hexes) {
        const HexFacts* hex = facts.find_hex(ref.value);
        if (hex == nullptr || carries(*hex->hex, tile->tile.labels)) continue;
        report(ref.place, ref.value,
               fmt::format("the chart lays tile {}, labelled {}, in {}, which has no such label", to.value,
                           shortlist(tile->tile.labels), hex_words(*hex->hex)),
               "correct the hex, or add the label to it on the map")
            .also.push_back({Name::Tile, to.value});
      }
    }
}

}  // namespace trackwright::checks
