#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

// Whether other checks report the hex: it has too few open sides, or a label that no tile has.
bool hopeless(const Facts& facts, const HexFacts& hex) {
  if (count_edges(hex.open) < (hex.hex->tile.stops.empty() ? 2 : 1)) return true;
  std::set<std::string> served;
  for (const ManifestFacts& tile : facts.manifest)
    if (tile.definition != nullptr)
      served.insert(tile.definition->tile.labels.begin(), tile.definition->tile.labels.end());
  return std::ranges::any_of(hex.hex->tile.labels,
                             [&](const std::string& label) { return !served.contains(label); });
}

std::pair<int, int> cities_and_towns(const Tile& tile) {
  std::pair<int, int> counts{0, 0};
  for (const Stop& stop : tile.stops) ++(stop.kind == StopKind::City ? counts.first : counts.second);
  return counts;
}

// Returns the well-known standard yellow tiles for hexes with these cities and towns.
std::string standard_tiles(std::pair<int, int> stops) {
  static const std::map<std::pair<int, int>, std::string> known{{{0, 0}, "7, 8 and 9"},
                                                                {{1, 0}, "5, 6 and 57"},
                                                                {{0, 1}, "3, 4 and 58"},
                                                                {{0, 2}, "1, 2, 55, 56 and 69"}};
  const auto found = known.find(stops);
  return found == known.end() ? "" : fmt::format("; the standard tiles are {}", found->second);
}

std::string stop_words(std::pair<int, int> stops) {
  std::vector<std::string> words;
  if (stops.first > 0) words.push_back(counted(static_cast<std::size_t>(stops.first), "city", "cities"));
  if (stops.second > 0) words.push_back(counted(static_cast<std::size_t>(stops.second), "town"));
  return words.empty() ? "without a stop" : "with " + listed(words);
}

// Returns the help. Authors of a manifest easily forget that hexes with two towns need their own tiles.
std::string help_for(const Facts& facts, const Tile& hex) {
  const auto stops = cities_and_towns(hex);
  const auto suits = [&](const ManifestFacts& tile) {
    return tile.definition != nullptr && tile.definition->tile.colour == Colour::Yellow &&
           cities_and_towns(tile.definition->tile) == stops;
  };
  if (std::ranges::any_of(facts.manifest, suits))
    return "add a yellow tile that fits the open sides of the hex, or open another side";
  return fmt::format("add a yellow tile {} to the manifest{}", stop_words(stops),
                     hex.labels.empty() ? standard_tiles(stops) : "");
}

}  // namespace

void upgrade_hex_never_built(const Facts& facts, Report& report) {
  for (std::size_t i = 0; i < facts.hexes.size(); ++i) {
    const HexFacts& hex = facts.hexes[i];
    if (hex.hex->fixed || hex.hex->tile.colour != Colour::White || facts.trees[i].nodes.size() > 1) continue;
    if (hopeless(facts, hex)) continue;
    report(hex.hex->place, hex.hex->id, fmt::format("no tile can ever be laid in {}", hex_words(*hex.hex)),
           help_for(facts, hex.hex->tile));
  }
}

}  // namespace trackwright::checks
