#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

// Finds how many hexes can have a tile of this colour at the same time. It hands out tiles one by one, and
// takes a tile back from a hex that can use another number (augmenting paths).
struct Supply {
  std::vector<std::vector<std::size_t>> wanted;   // by hex: indices into the book
  std::vector<int> left;                          // by tile
  std::vector<std::vector<std::size_t>> holders;  // by tile: hexes

  bool serve(std::size_t hex, std::vector<bool>& asked) {
    for (const std::size_t tile : wanted[hex]) {
      if (asked[tile]) continue;
      asked[tile] = true;
      if (left[tile] > 0) {
        --left[tile];
        holders[tile].push_back(hex);
        return true;
      }
      for (std::size_t& holder : holders[tile])
        if (serve(holder, asked)) {
          holder = hex;
          return true;
        }
    }
    return false;
  }
};

std::vector<std::size_t> wanted_in(const Facts& facts, const UpgradeTree& tree, Colour colour) {
  std::vector<std::size_t> tiles;
  for (const UpgradeNode& node : tree.nodes)
    if (!node.tile.empty() && node.colour == colour && !node.reached().empty())
      if (const auto tile = facts.book.find(node.tile)) tiles.push_back(*tile);
  return tiles;
}

Supply manifest_supply(const Facts& facts) {
  Supply supply;
  supply.left.assign(facts.book.size(), 0);
  supply.holders.resize(facts.book.size());
  for (const ManifestFacts& entry : facts.manifest)
    if (const auto tile = facts.book.find(entry.entry->id.value))
      supply.left[*tile] = entry.entry->count.value_or(static_cast<int>(facts.hexes.size()));
  return supply;
}

}  // namespace

void manifest_supply_short(const Facts& facts, Report& report) {
  for (const Colour colour : {Colour::Yellow, Colour::Green, Colour::Brown, Colour::Gray}) {
    Supply supply = manifest_supply(facts);
    std::vector<std::string> without;
    const Hex* first = nullptr;
    for (std::size_t i = 0; i < facts.hexes.size(); ++i) {
      const Hex& hex = *facts.hexes[i].hex;
      if (hex.fixed || hex.tile.stops.empty()) continue;
      supply.wanted.resize(facts.hexes.size());
      supply.wanted[i] = wanted_in(facts, facts.trees[i], colour);
      if (supply.wanted[i].empty()) continue;
      std::vector<bool> asked(facts.book.size(), false);
      if (supply.serve(i, asked)) continue;
      without.push_back(hex.id);
      if (first == nullptr) first = &hex;
    }
    if (without.empty()) continue;
    report(first->place, std::string(word_of(colour)),
           fmt::format("there are too few {} tiles for all cities and towns: {} would be left without one",
                       word_of(colour), counted(without.size(), "hex", "hexes")),
           "add tiles, or allow this if scarcity is intended");
  }
}

}  // namespace trackwright::checks
