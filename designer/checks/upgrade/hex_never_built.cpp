#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

// A hex with too few open sides, and a label that no tile has, are other checks' business.
bool hopeless(const Facts& facts, const HexFacts& hex) {
  if (count_edges(hex.open) < (hex.hex->tile.stops.empty() ? 2 : 1)) return true;
  std::set<std::string> served;
  for (const ManifestFacts& tile : facts.manifest)
    if (tile.definition != nullptr)
      served.insert(tile.definition->tile.labels.begin(), tile.definition->tile.labels.end());
  return std::ranges::any_of(hex.hex->tile.labels,
                             [&](const std::string& label) { return !served.contains(label); });
}

}  // namespace

void upgrade_hex_never_built(const Facts& facts, Report& report) {
  for (std::size_t i = 0; i < facts.hexes.size(); ++i) {
    const HexFacts& hex = facts.hexes[i];
    if (hex.hex->fixed || hex.hex->tile.colour != Colour::White || facts.trees[i].nodes.size() > 1) continue;
    if (hopeless(facts, hex)) continue;
    report(hex.hex->place, hex.hex->id, fmt::format("no tile can ever be laid in {}", hex_words(*hex.hex)),
           "no yellow tile for such a hex fits between its open sides; add one, or open a side");
  }
}

}  // namespace trackwright::checks
