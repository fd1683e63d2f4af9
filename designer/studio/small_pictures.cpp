#include "designer/studio/small_pictures.h"

#include "designer/format/text/base64.h"
#include "render/components/map/map_homes.h"
#include "render/documents/svg.h"
#include "render/marks/tile_card.h"
#include "render/tile/hex_tile.h"

namespace trackwright {

namespace {

constexpr double margin = 1;  // mm around the hexagon
constexpr double usual_across = 30;

std::string svg_of(const Tile& tile, const TileLook& look, const Theme& theme) {
  const Size box = picture_size(look.orientation, look.size);
  const Size page{box.width + 2 * margin, box.height + 2 * margin};
  Drawing drawing;
  drawing.add(tile_drawing(tile, look, theme), Transform::translation(page.width / 2, page.height / 2));
  return write_svg(drawing, page);
}

}  // namespace

std::string tile_svg(const Tile& tile, Orientation orientation, const std::string& number, const Theme& theme,
                     double across) {
  TileLook look;
  look.orientation = orientation;
  look.size = across;
  look.number = number;
  return svg_of(tile, look, theme);
}

std::optional<std::string> numbered_tile_svg(const Title& title, const std::string& id, Rotation turned,
                                             const Theme& theme) {
  const TileDefinition* tile = find_tile(title, id);
  if (tile == nullptr) return std::nullopt;
  return tile_svg(rotated(tile->tile, turned), title.map.layout().orientation, id, theme, usual_across);
}

std::string hex_svg(const Title& title, const Hex& hex, const Theme& theme) {
  TileLook look;
  look.orientation = title.map.layout().orientation;
  look.size = usual_across;
  look.number = hex.id;
  look.name = hex.name;
  const auto homes = home_marks(title, theme);
  if (const auto here = homes.find(hex.id); here != homes.end()) {
    look.marks = here->second.slots;
    look.flags = here->second.flags;
  }
  return svg_of(hex.tile, look, theme);
}

std::string data_uri(const std::string& svg) {
  return "data:image/svg+xml;base64," + base64(svg);
}

}  // namespace trackwright
