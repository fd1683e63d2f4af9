#include "render/tile/hex_tile.h"

#include <fmt/format.h>

#include "engine/base/words.h"
#include "render/drawing/text.h"
#include "render/tile/border.h"
#include "render/tile/city.h"
#include "render/tile/icon.h"
#include "render/tile/label.h"
#include "render/tile/look.h"
#include "render/tile/plan.h"
#include "render/tile/terrain.h"
#include "render/tile/track.h"

namespace trackwright {

namespace {

Box print_box(const PlacedPrint& p) {
  return {p.at.x - p.print.width / 2, p.at.y - p.print.height / 2, p.print.width, p.print.height};
}

Drawing flag(const HexFlag& value, const PlacedPrint& p, const Theme& theme) {
  const double half = p.print.height / 2;
  if (value.kind == FlagKind::Home)
    return token(p.at, half, {0, 0, value.text, value.colour, value.text_colour}, theme);
  Drawing drawing;
  Stroke edge{track_ink(theme), half * 0.06, Cap::Butt, Join::Round, {}};
  if (value.kind == FlagKind::Blocked)
    edge = {value.text_colour, half * 0.1, Cap::Butt, Join::Round, {half * 0.4, half * 0.25}};
  drawing.add(Shape{rectangle(print_box(p), half * 0.25), value.colour, edge, 1});
  const double width = p.print.width - half * 0.2;
  const Box box{p.at.x - width / 2, p.at.y - half * 0.6, width, half * 1.2};
  FitRules rules;
  rules.smallest = 1.2;
  add(drawing,
      fit(value.text,
          {theme.text_family, half * (value.kind == FlagKind::Blocked ? 1.2 : 0.9), Weight::Bold, false},
          value.text_colour, box, rules));
  return drawing;
}

Drawing own_icon(const std::string& image, const TileLook& look, const PlacedPrint& p, const Theme& theme,
                 Rgb below) {
  if (auto picture = icon_picture(look.art, image)) {
    Drawing drawing;
    drawing.add(Image{std::move(picture), print_box(p)});
    return drawing;
  }
  return icon(image, print_box(p), theme, below);
}

Drawing print(const Tile& tile, const TileLook& look, const PlacedPrint& p, const Measures& m,
              const Theme& theme) {
  const Rgb below = ground_ink(theme, tile.colour);
  switch (p.kind) {
    case PrintKind::Revenue:
      return revenue_circle(p, m, theme);
    case PrintKind::Values:
      return revenue_values(tile.stops[p.index], p, m, theme);
    case PrintKind::Label:
      return label(p, theme, below);
    case PrintKind::Number:
      return tile_number(p, theme, tile.colour);
    case PrintKind::Name:
      return place_name(p, theme, below);
    case PrintKind::Terrain:
      return terrain(tile.terrain[p.index], p, m, theme);
    case PrintKind::Icon:
      return own_icon(tile.icons[p.index].image, look, p, theme, below);
    case PrintKind::Flag: {
      Drawing drawing;
      drawing.show(look.flags[p.index].about, flag(look.flags[p.index], p, theme));
      return drawing;
    }
    case PrintKind::FutureLabel:
      return future_label(*tile.future_label, p, theme);
  }
  return {};
}

void stops(Drawing& drawing, const Tile& tile, const TilePlan& plan, const TileLook& look,
           const Theme& theme) {
  const Measures& m = plan.measures;
  for (std::size_t i = 0; i < tile.stops.size(); ++i) {
    const StopPlace& place = plan.stops.stops[i];
    if (tile.stops[i].kind == StopKind::Town) drawing.add(town(tile.stops[i], place, m, theme));
    if (tile.stops[i].kind == StopKind::City) drawing.add(city(place, m, theme));
  }
  drawing.add(tokens_in_slots(plan.stops, look.marks, theme));
}

std::string crowded_words(const PlacedPrint& p, const Tile& tile) {
  if (p.kind == PrintKind::Icon) return icon_noun(tile.icons[p.index].image);
  if (p.kind == PrintKind::Terrain && p.lines.empty()) return tile.terrain[p.index].kinds.front();
  return joined(p.lines, " ");
}

const char* crowded_kind(PrintKind kind) {
  switch (kind) {
    case PrintKind::Revenue:
    case PrintKind::Values:
      return "value";
    case PrintKind::Label:
    case PrintKind::FutureLabel:
      return "label";
    case PrintKind::Number:
      return "number";
    case PrintKind::Name:
      return "name";
    case PrintKind::Terrain:
      return "terrain";
    case PrintKind::Icon:
      return "icon";
    case PrintKind::Flag:
      return "token";
  }
  return "text";
}

// Reports prints that overlap each other or track, and letters
// wider than their token, as misfits of the whole hexagon.
void note_crowded(const TilePlan& plan, const Tile& tile, Drawing& drawing) {
  std::vector<Misfit> crowded;
  for (const PlacedPrint& p : plan.prints)
    if (is_crowded(p, plan.measures))
      crowded.push_back({.text = crowded_words(p, tile), .kind = crowded_kind(p.kind)});
  for (Misfit& letters : drawing.misfits)
    crowded.push_back({.text = std::move(letters.text), .kind = "text"});
  drawing.misfits = std::move(crowded);
}

}  // namespace

Drawing tile_background(const Tile& tile, const TileLook& look, const Theme& theme) {
  const Hexagon hexagon(look.orientation, look.size);
  return ground(tile, hexagon, measures(theme, look.size), look.bleed, look.outline, look.ground_opacity,
                theme);
}

Drawing tile_content(const Tile& tile, const TileLook& look, const Theme& theme) {
  const TilePlan plan = plan_tile(tile, look, theme);
  Drawing drawing;
  for (const Partition& p : tile.partitions)
    if (look.rivers || p.kind != BorderKind::Water)
      drawing.add(partition(p, tile, plan.stops, plan.hexagon, plan.measures, theme));
  drawing.add(track(tile, plan.stops, plan.hexagon, plan.measures, look.bleed, theme));
  stops(drawing, tile, plan, look, theme);
  for (const PlacedPrint& p : plan.prints) drawing.add(print(tile, look, p, plan.measures, theme));
  if (look.crowding) note_crowded(plan, tile, drawing);
  return drawing;
}

Drawing tile_drawing(const Tile& tile, const TileLook& look, const Theme& theme) {
  Drawing drawing = tile_background(tile, look, theme);
  drawing.add(tile_content(tile, look, theme));
  return drawing;
}

}  // namespace trackwright
