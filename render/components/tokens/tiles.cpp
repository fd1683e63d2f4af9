#include <fmt/format.h>

#include <algorithm>

#include "render/components/tokens/tiles.h"
#include "render/drawing/shapes.h"
#include "render/tile/hex_tile.h"
#include "render/tile/look.h"
#include "render/words/assumed.h"
#include "render/words/lettering.h"
#include "render/words/title_tables.h"

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

namespace {

// Low enough to lie on a hex of 38.1 mm below the name, beside the track.
constexpr double tile_height = 11;
constexpr double step_width = 7.4;
constexpr double rim = 1;
constexpr double mark_height = 2.2;  // the word below the steps of tiles without stated values

struct Step {
  Rgb colour;
  std::string phase;
};

std::vector<Step> steps_of(const Title& title, const Theme& theme, const ValueTiles& drawn) {
  std::vector<Step> steps;
  for (const Ref& name : drawn.phases) {
    const Phase* phase = find_phase(title.roster, name.value);
    steps.push_back({phase == nullptr ? theme.colour("paper") : phase_colour(theme, *phase), name.value});
  }
  return steps;
}

// Draws one step: a box in the colour of the phase, with a small phase name above the value.
void draw_step(Drawing& drawing, const ComponentContext& context, const Step& step, int value, Box box) {
  const Rgb dark = readable_on(step.colour);
  drawing.add(Shape{rectangle(box, 0.8), step.colour, Stroke{context.theme.colour("revenue.outline"), 0.2}});
  const double middle = box.centre().x;
  drawing.add(centred_text(step.phase, {"", 2.15, Weight::Regular, false}, dark, {middle, box.y + 1.9}));
  drawing.add(centred_text(fmt::format("{}", value), {"", 3.9, Weight::Bold, false}, dark,
                           {middle, box.y + 1.7 + (box.height - 1.7) * 0.56}));
}

Drawing tile_front(const ComponentContext& context, const std::vector<Step>& steps,
                   const ValueTiles::Tile& tile, Size size) {
  Drawing drawing;
  const double bleed = context.options.bleed;
  const Box whole{-size.width / 2 - bleed, -size.height / 2 - bleed, size.width + 2 * bleed,
                  size.height + 2 * bleed};
  drawing.add(Shape{rectangle(whole), context.theme.colour("paper.tint"), {}});
  const std::size_t count = std::min(steps.size(), tile.values.size());
  const bool proposed = !proposals(context.title, "values").empty();
  if (proposed)
    drawing.add(centred_text("proposed", {"", 2.15, Weight::Regular, true},
                             context.theme.colour("paper.muted"),
                             {0, size.height / 2 - mark_height / 2 - 0.3}));
  for (std::size_t i = 0; i < count; ++i)
    draw_step(drawing, context, steps[i], tile.values[i].value,
              {-size.width / 2 + rim + step_width * static_cast<double>(i), -size.height / 2 + rim,
               step_width, size.height - 2 * rim - (proposed ? mark_height - 0.4 : 0)});
  return drawing;
}

}  // namespace

Size value_tile_size(const ValueTiles& drawn) {
  const auto steps = static_cast<double>(std::max<std::size_t>(1, drawn.phases.size()));
  return {steps * step_width + 2 * rim, tile_height};
}

Component value_tiles(const ComponentContext& context) {
  Component component{"value-tiles", "Value tiles", {}, {}};
  const auto& drawn = context.title.companies.value_tiles;
  if (!drawn) return component;
  const std::vector<Step> steps = steps_of(context.title, context.theme, *drawn);
  for (std::size_t i = 0; i < drawn->tiles.size(); ++i) {
    Piece piece;
    piece.id = fmt::format("value-{}", i + 1);
    piece.label = fmt::format("value tile {}", i + 1);
    piece.size = value_tile_size(*drawn);
    piece.bleed = context.options.bleed;
    piece.about = {{Name::Piece, piece.id}, {}, drawn->tiles[i].place};
    piece.front = tile_front(context, steps, drawn->tiles[i], piece.size);
    component.pieces.push_back(std::move(piece));
  }
  return component;
}

}  // namespace trackwright
