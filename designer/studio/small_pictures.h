// Single tiles and hexes as SVG, shown next to a name in an editor or page.
#pragma once

#include <optional>
#include <string>

#include "engine/title/title.h"
#include "render/drawing/theme.h"

namespace trackwright {

// A tile on its own page, without the surrounding sheet colour. `across`: distance between parallel sides in
// mm.
std::string tile_svg(const Tile&, Orientation, const std::string& number, const Theme&, double across = 30);

// A rotated tile of the title, by number; nullopt if the title has no such tile.
std::optional<std::string> numbered_tile_svg(const Title&, const std::string& id, Rotation, const Theme&);

// A hex as printed on the map.
std::string hex_svg(const Title&, const Hex&, const Theme&);

// "data:image/svg+xml;base64,..."
std::string data_uri(const std::string& svg);

}  // namespace trackwright
