#include "render/tile/icon.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "render/drawing/picture.h"
#include "render/drawing/text.h"
#include "render/tile/icon_sign.h"
#include "render/tile/look.h"
#include "render/tile/terrain_symbol.h"

namespace trackwright {

namespace {

// A field of 10 by 10 units over the icon's box, y down.
class Field {
 public:
  Field(Box box, Rgb colour)
      : scale_(std::min(box.width, box.height) / 10),
        origin_{box.centre().x - 5 * scale_, box.centre().y - 5 * scale_},
        colour_(colour) {}

  Point at(double x, double y) const { return origin_ + Point{x * scale_, y * scale_}; }
  Stroke pen(double width) const { return {colour_, width * scale_, Cap::Round, Join::Round, {}}; }

  void line(const std::vector<Point>& points, double width) { stroke(drawing_, joined(points), pen(width)); }
  void area(const std::vector<Point>& points) { fill(drawing_, joined(points).close(), colour_); }
  void ring(Point centre, double radius, double width) {
    stroke(drawing_, circle(at(centre.x, centre.y), radius * scale_), pen(width));
  }
  void disc(Point centre, double radius) {
    fill(drawing_, circle(at(centre.x, centre.y), radius * scale_), colour_);
  }
  void arc(Point centre, double radius, double from, double to, double width) {
    stroke(drawing_, Outline{}.arc(at(centre.x, centre.y), radius * scale_, from, to), pen(width));
  }
  Drawing take() { return std::move(drawing_); }

 private:
  Outline joined(const std::vector<Point>& points) const {
    Outline outline;
    for (const Point p : points)
      if (outline.segments.empty())
        outline.move(at(p.x, p.y));
      else
        outline.line(at(p.x, p.y));
    return outline;
  }

  double scale_;
  Point origin_;
  Rgb colour_;
  Drawing drawing_;
};

void anchor(Field& f) {
  f.ring({5, 1.8}, 1.1, 0.7);
  f.line({{5, 3}, {5, 9.2}}, 0.9);
  f.line({{3, 4.2}, {7, 4.2}}, 0.8);
  f.arc({5, 5.6}, 3.6, 20, 160, 0.9);
  f.area({{8.0, 5.4}, {9.3, 7.3}, {7.2, 7.2}});
  f.area({{2.0, 5.4}, {0.7, 7.3}, {2.8, 7.2}});
}

void boat(Field& f) {
  f.area({{0.8, 6.2}, {9.2, 6.2}, {7.8, 8.6}, {2.2, 8.6}});
  f.area({{3, 5.8}, {3, 3.8}, {7, 3.8}, {7, 5.8}});
  f.area({{4.3, 3.4}, {4.3, 1.4}, {5.7, 1.4}, {5.7, 3.4}});
}

void mine(Field& f) {
  f.line({{2, 8.6}, {7.2, 2.6}}, 0.9);
  f.line({{8, 8.6}, {2.8, 2.6}}, 0.9);
  f.line({{5.4, 1.2}, {8.9, 4.2}}, 1.7);
  f.line({{4.6, 1.2}, {1.1, 4.2}}, 1.7);
}

void factory(Field& f) {
  f.area({{0.8, 9},
          {0.8, 5.6},
          {3.2, 4},
          {3.2, 5.6},
          {5.6, 4},
          {5.6, 5.6},
          {7, 4.6},
          {7.2, 1},
          {8.6, 1},
          {9.2, 9}});
}

void coal(Field& f) {
  f.area({{1, 5.4}, {9, 5.4}, {7.8, 8}, {2.2, 8}});
  f.disc({3.4, 8.7}, 0.9);
  f.disc({6.6, 8.7}, 0.9);
  f.disc({3.2, 4.3}, 1.2);
  f.disc({5.2, 3.6}, 1.4);
  f.disc({7, 4.4}, 1.1);
}

void corn(Field& f) {
  f.line({{5, 9}, {5, 2}}, 0.6);
  for (const double y : {3.0, 4.6, 6.2}) {
    f.line({{5, y + 1}, {3, y - 0.6}}, 1.1);
    f.line({{5, y + 1}, {7, y - 0.6}}, 1.1);
  }
  f.line({{5, 2.4}, {5, 1.2}}, 1.1);
}

void bridge(Field& f) {
  f.line({{0.6, 4}, {9.4, 4}}, 1.1);
  f.arc({5, 8}, 2.6, 180, 360, 0.8);
  f.line({{1.2, 4}, {1.2, 8}}, 0.9);
  f.line({{8.8, 4}, {8.8, 8}}, 0.9);
}

using IconPainter = void (*)(Field&);

IconPainter icon_painter(const std::string& noun) {
  if (noun == "port" || noun == "anchor" || noun == "harbour" || noun == "harbor") return anchor;
  if (noun == "boat" || noun == "ship" || noun == "ferry" || noun == "canal" || noun == "trajekt" ||
      noun == "steamboat")
    return boat;
  if (noun == "mine" || noun == "mines" || noun == "gold" || noun == "ore") return mine;
  if (noun == "factory" || noun == "mill" || noun == "works" || noun == "meat") return factory;
  if (noun == "coal") return coal;
  if (noun == "corn" || noun == "grain" || noun == "wheat" || noun == "corn_icon" || noun == "elevator")
    return corn;
  if (noun == "bridge") return bridge;
  return nullptr;
}

Outline outline_of(IconSign::Piece piece, Box box) {
  const double radius = std::min(box.width, box.height) * 0.4;
  if (piece == IconSign::Piece::Disc) return circle(box.centre(), radius);
  if (piece == IconSign::Piece::Cube)
    return rectangle(
        {box.centre().x - radius * 0.9, box.centre().y - radius * 0.9, radius * 1.8, radius * 1.8},
        radius * 0.2);
  Outline outline;
  for (int corner = 0; corner < 6; ++corner) {
    const double angle = corner * std::numbers::pi / 3;
    const Point at = box.centre() + Point{std::cos(angle) * radius, std::sin(angle) * radius};
    if (corner == 0)
      outline.move(at);
    else
      outline.line(at);
  }
  return outline.close();
}

Drawing piece(const IconSign& sign, Box box, const Theme& theme) {
  Drawing drawing;
  const double line = std::min(box.width, box.height) * 0.06;
  drawing.add(Shape{outline_of(sign.piece, box), theme.written(sign.colour),
                    Stroke{theme.colour("icon"), line, Cap::Butt, Join::Round, {}}, 1});
  return drawing;
}

// Icons that are also kinds of terrain share its picture.
std::string terrain_of(const std::string& noun) {
  if (noun == "tree" || noun == "timber" || noun == "forest") return "forest";
  for (const char* kind : {"mountain", "hill", "river", "water", "swamp", "lake", "desert"})
    if (noun == kind) return kind;
  return {};
}

}  // namespace

std::string icon_noun(const std::string& image) {
  std::string noun = image.substr(image.find_last_of('/') + 1);  // npos + 1 is the start
  const std::size_t dot = noun.rfind('.');
  if (dot != std::string::npos && dot > 0) noun.resize(dot);
  return noun;
}

bool has_icon(const std::string& image) {
  const std::string noun = icon_noun(image);
  return icon_painter(noun) != nullptr || !terrain_of(noun).empty();
}

std::shared_ptr<const std::string> icon_picture(const ArtFiles* art, const std::string& image) {
  if (art == nullptr) return nullptr;
  for (const char* ending : {".svg", ".png"}) {
    const auto file = art->find("icons/" + icon_noun(image) + ending);
    if (file == art->end() || file->second.bytes == nullptr) continue;
    if (picture_size(*file->second.bytes)) return file->second.bytes;
  }
  return nullptr;
}

Drawing icon(const std::string& image, Box box, const Theme& theme, Rgb ground) {
  const std::string noun = icon_noun(image);
  const bool dark = readable_on(ground) == Rgb{1, 1, 1};
  const Rgb colour = dark ? Rgb{1, 1, 1} : theme.colour("icon");
  if (const IconPainter paint = icon_painter(noun)) {
    Field field(box, colour);
    paint(field);
    return field.take();
  }
  if (const std::string kind = terrain_of(noun); !kind.empty()) return terrain_symbol(kind, box, theme);
  const IconSign sign = icon_sign(noun, theme);
  return sign.piece == IconSign::Piece::None ? stamp(sign.letters, box, theme, theme.colour("icon"))
                                             : piece(sign, box, theme);
}

Size icon_size(const ArtFiles* art, const std::string& image, double side, double least_type,
               const Theme& theme) {
  if (has_icon(image) || icon_picture(art, image) != nullptr) return {side, side};
  const IconSign sign = icon_sign(icon_noun(image), theme);
  if (sign.piece != IconSign::Piece::None) return {side, side};
  const double high = std::max(side, least_type / stamp_type);
  return {std::max(high, stamp_width(sign.letters, high, theme)), high};
}

}  // namespace trackwright
