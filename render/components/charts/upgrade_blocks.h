// The rows of the upgrade chart gathered into the blocks in which they are printed.
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
  std::optional<Colour> from;  // of a step of colour
  std::optional<Colour> to;
  std::string label;  // of a labelled block, whose hexes `places` names
  std::string places;
  std::vector<ChartEntry> entries;
};

// Steps of colour first, then labels. Sources with the same upgrades under the same conditions share an
// entry.
std::vector<ChartBlock> chart_blocks(const Title&, const std::vector<UpgradeRow>&);

}  // namespace trackwright
