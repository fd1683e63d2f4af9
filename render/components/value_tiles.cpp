#include "render/components/value_tiles.h"

#include <fmt/format.h>

#include "render/parts/inks.h"
#include "render/parts/title_tables.h"

namespace trackwright {

namespace {

// Small enough for the middle of a hex of 38.1 mm, beside its name.
constexpr Size trimmed{20, 22};
constexpr double rim = 2;

struct Step {
  Rgb colour;
  std::string phase;
};

std::vector<Step> steps_of(const Title& title, const Theme& theme, const ValueTiles& drawn) {
  std::vector<Step> steps;
  for (const Ref& name : drawn.phases) {
    const Phase* phase = find_phase(title.roster, name.value);
    steps.push_back(
        {phase == nullptr ? ink(theme, "paper", "#ffffff") : phase_colour(theme, *phase), name.value});
  }
  return steps;
}

// One step: its box in the colour of the phase, the phase small on the left, the value on the right.
void draw_step(Drawing& drawing, const ComponentContext& context, const Step& step, int value, Box box) {
  const Rgb dark = readable_on(step.colour);
  drawing.add(
      Shape{rectangle(box, 0.8), step.colour, Stroke{ink(context.theme, "tile.line", "#111111"), 0.2}});
  const double middle = box.y + box.height / 2;
  drawing.add(centred_text(step.phase, {"", 2.2, Weight::Regular, false}, dark, {box.x + 2.6, middle}));
  drawing.add(centred_text(fmt::format("{}", value), {"", 4.2, Weight::Bold, false}, dark,
                           {box.x + 2.6 + (box.width - 2.6) / 2, middle}));
}

Drawing tile_front(const ComponentContext& context, const std::vector<Step>& steps,
                   const ValueTiles::Tile& tile) {
  Drawing drawing;
  const double bleed = context.options.bleed;
  const Box whole{-trimmed.width / 2 - bleed, -trimmed.height / 2 - bleed, trimmed.width + 2 * bleed,
                  trimmed.height + 2 * bleed};
  drawing.add(Shape{rectangle(whole), ink(context.theme, "card.ground", "#f7f2e4"), {}});
  const std::size_t count = std::min(steps.size(), tile.values.size());
  const double height = (trimmed.height - 2 * rim) / static_cast<double>(std::max<std::size_t>(count, 1));
  for (std::size_t i = 0; i < count; ++i)
    draw_step(drawing, context, steps[i], tile.values[i].value,
              {-trimmed.width / 2 + rim, -trimmed.height / 2 + rim + height * static_cast<double>(i),
               trimmed.width - 2 * rim, height});
  return drawing;
}

}  // namespace

Component value_tiles(const ComponentContext& context) {
  Component component{"value-tiles", "Value tiles", {}, {}};
  const auto& drawn = context.title.companies.value_tiles;
  if (!drawn) return component;
  const std::vector<Step> steps = steps_of(context.title, context.theme, *drawn);
  for (std::size_t i = 0; i < drawn->tiles.size(); ++i) {
    Piece piece;
    piece.id = fmt::format("value-{}", i + 1);
    piece.label = fmt::format("value tile {}", i + 1);
    piece.size = trimmed;
    piece.bleed = context.options.bleed;
    piece.front = tile_front(context, steps, drawn->tiles[i]);
    component.pieces.push_back(std::move(piece));
  }
  return component;
}

}  // namespace trackwright
