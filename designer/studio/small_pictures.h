// Single tiles and hexes as SVG: what an editor or a page shows beside a name.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/title/title.h"
#include "render/drawing/theme.h"

namespace trackwright {

// A tile on a page of its own, without its colour's sheet around it. `across`: from flat to flat, in mm.
std::string tile_svg(const Tile&, Orientation, const std::string& number, const Theme&, double across = 30);

// A numbered tile of the title, turned; nothing where the title has none of that number.
std::optional<std::string> numbered_tile_svg(const Title&, const std::string& id, Rotation, const Theme&);

// A hex as it is printed on the map.
std::string hex_svg(const Title&, const Hex&, const Theme&);

std::string base64(std::string_view bytes);
// "data:image/svg+xml;base64,..."
std::string data_uri(const std::string& svg);

}  // namespace trackwright
