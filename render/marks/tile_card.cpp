#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "render/drawing/shapes.h"
#include "render/drawing/text.h"
#include "render/marks/tile_card.h"
#include "render/tile/hex_tile.h"
#include "render/words/lettering.h"

namespace trackwright {

namespace {

constexpr double number_size = 2.9;

void draw_unknown(Drawing& drawing, const Theme& theme, Orientation orientation, double across,
                  Point centre) {
  std::vector<Point> corners;
  for (int i = 0; i < 6; ++i) {
    const double degrees = 60 * i + (orientation == Orientation::Pointy ? 30 : 0);
    const double angle = degrees * std::acos(-1.0) / 180;
    const double radius = across / std::sqrt(3.0);
    corners.push_back({centre.x + radius * std::cos(angle), centre.y + radius * std::sin(angle)});
  }
  stroke(drawing, polygon(corners),
         {.colour = theme.colour("paper.muted"), .width = 0.25, .dashes = {1, 0.8}});
  const Box box{centre.x - across / 4, centre.y - across / 4, across / 2, across / 2};
  add(drawing, fit("?", face(across / 2, Weight::Bold), theme.colour("paper.muted"), box));
}

void draw_caption(Drawing& drawing, const TileCard& card, const Theme& theme, double centre, double top,
                  double room) {
  const Font bold = face(number_size, Weight::Bold);
  const Font plain = face(number_size, Weight::Regular);
  const double between = card.count.empty() ? 0 : number_size * 0.45;
  const double number = measure(card.number, bold).width;
  const double count = card.count.empty() ? 0 : measure(card.count, plain).width;
  const double scale = std::min(1.0, room / (number + between + count));
  const double left = centre - scale * (number + between + count) / 2;
  const double baseline = top + caption_height - 1.2;
  drawing.add(Text{.text = card.number,
                   .font = face(number_size * scale, Weight::Bold),
                   .colour = theme.colour("paper.text"),
                   .at = {left, baseline},
                   .align = Align::Left});
  if (!card.count.empty()) {
    drawing.add(Text{.text = card.count,
                     .font = face(number_size * scale, Weight::Regular),
                     .colour = theme.colour("paper.text"),
                     .at = {left + scale * (number + between), baseline},
                     .align = Align::Left});
  }
}

}  // namespace

std::string manifest_count(const Title& title, const std::string& id) {
  for (const ManifestEntry& entry : title.manifest)
    if (entry.id.value == id) return entry.count ? fmt::format("×{}", *entry.count) : "×∞";
  return {};
}

TileCard numbered_card(const Title& title, const std::string& id) {
  const TileDefinition* definition = find_tile(title, id);
  TileCard card{{}, id, manifest_count(title, id), definition == nullptr};
  card.about.name = {Name::Tile, id};
  if (definition != nullptr) {
    card.about.place = definition->place;
    card.tile = definition->tile;
  }
  return card;
}

Size picture_size(Orientation orientation, double across) {
  const double along = across * 2 / std::sqrt(3.0);
  return orientation == Orientation::Flat ? Size{along, across} : Size{across, along};
}

void draw_tile_card(Drawing& drawing, const TileCard& card, const Theme& theme, Orientation orientation,
                    double across, Point at, double room) {
  Drawing drawn;
  const Size size = picture_size(orientation, across);
  const Point centre{at.x + size.width / 2, at.y + size.height / 2};
  if (card.unknown) {
    draw_unknown(drawn, theme, orientation, across, centre);
  } else {
    TileLook look;
    look.orientation = orientation;
    look.size = across;
    drawn.add(tile_drawing(card.tile, look, theme), Transform::translation(centre.x, centre.y));
  }
  draw_caption(drawn, card, theme, centre.x, at.y + size.height, room);
  drawing.show(card.about, std::move(drawn));
}

namespace {

constexpr double least_mark = 1.3;  // mm across

void append(Outline& outline, const Outline& hexagon, Point at) {
  for (Segment segment : hexagon.segments) {
    segment.to = segment.to + at;
    outline.segments.push_back(segment);
  }
}

Box around(const std::vector<Hex>& hexes, const Hexagon& unit) {
  constexpr double far = std::numeric_limits<double>::max();
  Point low{far, far};
  Point high{-far, -far};
  for (const Hex& hex : hexes) {
    const Point at = unit.centre_of(hex.at);
    low = {std::min(low.x, at.x), std::min(low.y, at.y)};
    high = {std::max(high.x, at.x), std::max(high.y, at.y)};
  }
  const Box own = unit.box();
  return {low.x + own.x, low.y + own.y, high.x - low.x + own.width, high.y - low.y + own.height};
}

}  // namespace

Drawing small_map(const Map& map, const std::vector<Coordinate>& marked, Box box, const SmallMapInks& inks) {
  Drawing drawing;
  if (map.hexes().empty()) return drawing;
  const Orientation orientation = map.layout().orientation;
  const Box whole = around(map.hexes(), Hexagon(orientation, 1));
  const double size = std::min(box.width / whole.width, box.height / whole.height);
  const Hexagon hexagon(orientation, size);
  const Point origin = box.centre() - whole.centre() * size;
  Outline land;
  const Outline cell = hexagon.outline(size * 0.03);
  for (const Hex& hex : map.hexes()) append(land, cell, origin + hexagon.centre_of(hex.at));
  fill(drawing, land, inks.land);
  Outline marks;
  const Outline mark = Hexagon(orientation, std::max(size, least_mark)).outline();
  for (const Coordinate place : marked) append(marks, mark, origin + hexagon.centre_of(place));
  fill(drawing, marks, inks.marked);
  return drawing;
}

}  // namespace trackwright
