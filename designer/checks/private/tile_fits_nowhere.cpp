#include "designer/checks/facts.h"
#include "designer/checks/families.h"
#include "designer/checks/words.h"

#include <fmt/core.h>

#include <algorithm>
#include <string>
#include <vector>

namespace trackwright::checks {

namespace {

bool reached(const Facts& facts, const std::string& tile, const HexFacts& hex) {
  const auto index = static_cast<std::size_t>(&hex - facts.hexes.data());
  return std::ranges::any_of(facts.trees[index].nodes, [&](const UpgradeNode& node) {
    return node.tile == tile && !node.reached().empty();
  });
}

}  // namespace

void private_tile_fits_nowhere(const Facts& facts, Report& report) {
  if (!facts.whole) return;
  for (const Private& company : facts.title.companies.privates)
    for (const Ref& tile : company.tiles) {
      if (company.hexes.empty() || !facts.in_manifest.contains(tile.value)) continue;
      bool fits = false;
      std::vector<std::string> hexes;
      for (const Ref& ref : company.hexes) {
        const HexFacts* hex = facts.find_hex(ref.value);
        if (hex == nullptr) continue;
        hexes.push_back(hex->hex->id);
        fits = fits || reached(facts, tile.value, *hex);
      }
      if (fits || hexes.empty()) continue;
      report(tile.place, company.id.value,
             fmt::format("{} lays tile {}, which fits in none of its hexes ({})", company.id.value,
                         tile.value, list_words(hexes)),
             "is it another tile, or another hex?");
    }
}

}  // namespace trackwright::checks
