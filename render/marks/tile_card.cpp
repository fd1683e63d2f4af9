#include "render/marks/tile_card.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "render/drawing/text.h"
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

}  // namespace trackwright
