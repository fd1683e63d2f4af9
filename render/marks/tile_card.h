// A small picture of a tile with its number and count, for the manifest and the upgrade chart.
#pragma once

#include <string>
#include <vector>

#include "engine/title/map.h"
#include "engine/title/title.h"
#include "render/drawing/drawing.h"
#include "render/drawing/theme.h"

namespace trackwright {

struct TileCard {
  Tile tile;
  std::string number;  // printed below, bold
  std::string count;   // printed beside the number: "×4"; empty: none
  // The title names a tile that does not exist: an empty outline with a question mark.
  bool unknown = false;
  About about{};
};

// The card of a numbered tile with its count in the manifest.
TileCard numbered_card(const Title&, const std::string& id);

// "×4", or "×∞" if the tile is unlimited; empty if the tile is not in the manifest.
std::string manifest_count(const Title&, const std::string& id);

// The size of the picture of a tile that is `across` from flat to flat.
Size picture_size(Orientation, double across);

// Below the picture.
inline constexpr double caption_height = 4.2;

// The top left corner of the picture is at `at`; the caption is centred below it, at most `room` wide.
void draw_tile_card(Drawing&, const TileCard&, const Theme&, Orientation, double across, Point at,
                    double room);

// The map as a silhouette with marked hexes, which shows locations at a glance.

struct SmallMapInks {
  Rgb land;
  Rgb marked;
};

// As large as the box allows, in its middle. Marked hexes have a minimum size, so that they stay visible.
Drawing small_map(const Map&, const std::vector<Coordinate>& marked, Box, const SmallMapInks&);

}  // namespace trackwright
