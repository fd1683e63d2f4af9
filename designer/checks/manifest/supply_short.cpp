#include "designer/checks/prelude.h"
#include "engine/study/supply.h"

namespace trackwright::checks {

namespace {

std::vector<std::size_t> wanted_in(const Facts& facts, const UpgradeTree& tree, Colour colour) {
  std::vector<std::size_t> tiles;
  for (const UpgradeNode& node : tree.nodes)
    if (!node.tile.empty() && node.colour == colour && !node.reached().empty())
      if (const auto tile = facts.book.find(node.tile)) tiles.push_back(*tile);
  return tiles;
}

Handout manifest_supply(const Facts& facts) {
  std::vector<int> copies(facts.book.size(), 0);
  for (const ManifestFacts& entry : facts.manifest)
    if (const auto tile = facts.book.find(entry.entry->id.value))
      copies[*tile] = entry.entry->count.value_or(static_cast<int>(facts.hexes.size()));
  return Handout(std::move(copies));
}

}  // namespace

void manifest_supply_short(const Facts& facts, Report& report) {
  for (const Colour colour : {Colour::Yellow, Colour::Green, Colour::Brown, Colour::Gray}) {
    Handout supply = manifest_supply(facts);
    std::vector<std::vector<std::size_t>> wanted(facts.hexes.size());
    std::vector<std::string> without;
    const Hex* first = nullptr;
    for (std::size_t i = 0; i < facts.hexes.size(); ++i) {
      const Hex& hex = *facts.hexes[i].hex;
      if (hex.fixed || hex.tile.stops.empty()) continue;
      wanted[i] = wanted_in(facts, facts.trees[i], colour);
      if (wanted[i].empty() || supply.serve(i, wanted)) continue;
      without.push_back(hex.id);
      if (first == nullptr) first = &hex;
    }
    if (without.empty()) continue;
    report(first->place, std::string(word_of(colour)),
           fmt::format("there are too few {} tiles for all cities and towns: {} would be left without one",
                       word_of(colour), counted(without.size(), "hex", "hexes")),
           "add tiles, or allow the finding if scarcity is intended");
  }
}

}  // namespace trackwright::checks
