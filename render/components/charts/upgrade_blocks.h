// The rows of the upgrade chart, grouped into printed blocks.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/upgrade/chart.h"
#include "render/marks/tile_card.h"

namespace trackwright {

struct ChartEntry {
  std::vector<TileCard> sources;
  std::vector<TileCard> targets;  // empty: no further upgrade
  std::string condition;          // "only Oslo D7"; may be empty
};

struct ChartBlock {
  std::optional<Colour> from;  // of an upgrade from one colour to the next
  std::optional<Colour> to;
  std::string label;  // of a label block, whose hexes are in `places`
  std::string places;
  std::vector<ChartEntry> entries;
};

// Upgrades by colour first, then labels. Sources with the same upgrades under the same conditions share an
// entry.
std::vector<ChartBlock> chart_blocks(const Title&, const std::vector<UpgradeRow>&);

}  // namespace trackwright
