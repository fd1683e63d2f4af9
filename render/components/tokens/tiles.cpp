#include "render/components/tokens/tiles.h"

#include <fmt/format.h>

#include "render/drawing/shapes.h"
#include "render/tile/hex_tile.h"
#include "render/words/lettering.h"

namespace trackwright {

namespace {

Piece tile_piece(const ComponentContext& context, const TileDefinition& definition, int count) {
  const Orientation orientation = context.title.map.layout().orientation;
  const std::string colour(word_of(definition.tile.colour));
  TileLook look;
  look.orientation = orientation;
  look.size = context.options.tile_size;
  look.bleed = context.options.bleed;
  look.outline = false;  // cuts remove or cross it; an outline would only reveal a stray cut
  look.number = definition.id;
  look.art = context.art;
  look.crowding = true;
  Piece piece;
  piece.id = "tile-" + definition.id;
  piece.group = colour;
  piece.label = fmt::format("{} {}", definition.id, colour);
  piece.outline = PieceOutline::Hexagon;
  piece.hex_orientation = orientation;
  const Box box = Hexagon(orientation, look.size).box();
  piece.size = {box.width, box.height};
  piece.bleed = look.bleed;
  piece.count = count;
  piece.about = {{Name::Tile, definition.id}, {}, definition.place};
  piece.front = tile_drawing(definition.tile, look, context.theme);
  put_misfits_on(piece.front, {piece.about, "tile " + definition.id});
  return piece;
}

}  // namespace

Component tiles(const ComponentContext& context) {
  Component component{"tiles", "Tiles", {}, {}};
  for (const ManifestEntry& entry : context.title.manifest) {
    // The checks report unknown numbers; they cannot be printed.
    const TileDefinition* definition = find_tile(context.title, entry.id.value);
    if (definition == nullptr) continue;
    const int count = entry.print > 0 ? entry.print : entry.count.value_or(1);
    if (count > 0) component.pieces.push_back(tile_piece(context, *definition, count));
  }
  return component;
}

}  // namespace trackwright
