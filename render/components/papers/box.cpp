#include "render/components/papers/box.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "engine/base/words.h"
#include "render/drawing/shapes.h"
#include "render/marks/logo.h"
#include "render/marks/token.h"
#include "render/tile/livery.h"
#include "render/words/lettering.h"

namespace trackwright {
namespace {

constexpr double sides_gap = 6;
constexpr double sides_margin = 5;

std::string players_text(const Title& title) {
  if (title.players.empty()) return {};
  const int least = title.players.front().players;
  const int most = title.players.back().players;
  return least == most ? fmt::format("{} players", most) : fmt::format("{}–{} players", least, most);
}

// Returns the transform that scales a drawing to cover the box.
Transform fitted_into(Box drawn, Box box) {
  const double scale = std::max(box.width / drawn.width, box.height / drawn.height);
  const Point from = drawn.centre();
  const Point to = box.centre();
  return Transform::translation(to.x, to.y) * Transform::scaling(scale) *
         Transform::translation(-from.x, -from.y);
}

// Draws the map's hexes as a background, faint enough for words on top.
void draw_country(Drawing& drawing, const ComponentContext& context, Box box, Rgb ground) {
  const Map& map = context.title.map;
  if (map.hexes().empty()) return;
  const Hexagon hexagon(map.layout().orientation, 10);
  Drawing country;
  for (const Hex& hex : map.hexes()) {
    const Point centre = hexagon.centre_of(hex.at);
    const Rgb land = context.theme.tile(hex.tile.colour);
    const double share = hex.tile.colour == Colour::White ? 0.10 : 0.22;
    country.add(Shape{transformed(Transform::translation(centre.x, centre.y), hexagon.outline(-0.35)),
                      mix(ground, land, share), std::nullopt});
  }
  drawing.add(Group{
      .transform = {},
      .clip = rectangle(box),
      .items = {Item{Group{
          .transform = fitted_into(bounds(country), box), .clip = std::nullopt, .items = country.items}}}});
}

// Draws two rails on sleepers across the whole box.
void draw_railway(Drawing& drawing, Box box, Rgb colour) {
  const double pitch = box.height * 0.9;
  for (double x = box.x; x < box.right(); x += pitch)
    fill(drawing, rectangle({x, box.y, std::min(pitch * 0.34, box.right() - x), box.height}), colour);
  for (const double at : {0.2, 0.8}) {
    const double y = box.y + box.height * at;
    stroke(drawing, Outline{}.move({box.x, y}).line({box.right(), y}),
           {.colour = colour, .width = box.height * 0.13});
  }
}

// Returns whether every abbreviation fits on its disc at the theme's
// smallest size. Many companies make discs too small for that.
bool can_be_read(const std::vector<Company>& companies, const Theme& theme, double size) {
  constexpr double across = 0.7;  // part of the disc for its letters
  const Font font = face(theme.width("type.hand"), Weight::Bold);
  return std::ranges::all_of(
      companies, [&](const Company& c) { return measure(c.id.value, font).width <= across * size; });
}

// Draws the companies' tokens in a row about a point; only their colours if letters would be illegible.
void draw_companies(Drawing& drawing, const ComponentContext& context, Box box) {
  const auto& companies = context.title.companies.companies;
  if (companies.empty()) return;
  const double pitch = std::min(box.height * 1.25, box.width / static_cast<double>(companies.size()));
  const double size = std::min(box.height, pitch * 0.86);
  const bool read = can_be_read(companies, context.theme, size);
  double x = box.centre().x - pitch * static_cast<double>(companies.size() - 1) / 2;
  for (const Company& company : companies) {
    Drawing disc;
    if (read)
      disc = token(company, context.theme, size, TokenShape::Circle, logo(context, company));
    else
      disc.add(Shape{circle({0, 0}, size / 2), livery(company, context.theme).ground,
                     Stroke{.colour = context.theme.colour("paper"), .width = size * 0.06}});
    drawing.show({{Name::Company, company.id.value}, "token", company.id.place}, std::move(disc),
                 Transform::translation(x, box.centre().y));
    x += pitch;
  }
}

std::string box_credit(const Title& title) {
  std::vector<std::string> words;
  if (!title.designer.empty()) words.push_back("by " + title.designer);
  if (!title.publisher.empty()) words.push_back(title.publisher);
  if (title.year > 0) words.push_back(fmt::format("{}", title.year));
  return joined(words, "  ·  ");
}

Board lid(const ComponentContext& context) {
  Board board;
  board.id = "box-lid";
  board.size = context.options.box_lid;
  board.bleed = context.options.bleed;
  board.drawing = box_front(context, board.size, board.bleed, {});
  return board;
}

void draw_box_side(Drawing& drawing, const ComponentContext& context, Box box, const Lettering& lettering) {
  const Theme& theme = context.theme;
  const Rgb ground = theme.colour("box");
  const Rgb ink = readable_on(ground);
  const double bleed = context.options.bleed;
  fill(drawing, rectangle({box.x - bleed, box.y - bleed, box.width + 2 * bleed, box.height + 2 * bleed}),
       ground);
  const double height = box.height;
  const double side_name_width = box.width * 0.46;
  letter(drawing, lettering, context.title.name, {theme.title_family, height * 0.5, Weight::Black, false},
         ink, {box.x + height * 0.25, box.y + height * 0.14, side_name_width, height * 0.5},
         {.smallest = 3, .align = Align::Left});
  letter(drawing, lettering, context.title.subtitle, face(height * 0.11), mix(ink, ground, 0.15),
         {box.x + height * 0.25, box.y + height * 0.66, side_name_width, height * 0.16},
         {.smallest = 1.8, .align = Align::Left});
  const double x = box.x + height * 0.25 + side_name_width + 4;
  const double rest = box.right() - height * 0.25 - x;
  draw_companies(drawing, context, {x, box.y + height * 0.2, rest, height * 0.34});
  letter(drawing, lettering, players_text(context.title), face(height * 0.14, Weight::Bold), ink,
         {x, box.y + height * 0.64, rest, height * 0.18}, {.smallest = 2, .align = Align::Right});
  draw_railway(drawing, {box.x - bleed, box.bottom() - height * 0.1, box.width + 2 * bleed, height * 0.06},
               mix(ground, ink, 0.6));
}

// Draws marks at the corners of a side, beyond its bleed:
// the sides lie too close together for marks of the sheet.
void draw_corners(Drawing& drawing, const ComponentContext& context, Box box) {
  const double gap = context.options.bleed + 0.3;
  const double length = std::min(1.4, sides_margin - gap);
  if (length < 0.3) return;
  const Stroke pen{
      .colour = context.theme.colour("sheet.mark"), .width = context.theme.width("sheet.mark"), .dashes = {}};
  const auto tick = [&](Point from, Point by) {
    stroke(drawing, Outline{}.move(from + by * gap).line(from + by * (gap + length)), pen);
  };
  for (const double y : {box.y, box.bottom()}) {
    tick({box.x, y}, {-1, 0});
    tick({box.right(), y}, {1, 0});
  }
  for (const double x : {box.x, box.right()}) {
    tick({x, box.y}, {0, -1});
    tick({x, box.bottom()}, {0, 1});
  }
}

// Draws the four sides below each other: two with the width of the lid, two with its height.
Board sides(const ComponentContext& context) {
  const Size lid_size = context.options.box_lid;
  const double depth = context.options.box_depth;
  const Lettering lettering{{{Name::Component, "box"}, {}, context.title.place}, "the side of the box"};
  Board board;
  board.id = "box-sides";
  board.own_marks = true;
  double y = sides_margin;
  for (const double length : {lid_size.width, lid_size.width, lid_size.height, lid_size.height}) {
    const Box box{sides_margin, y, length, depth};
    draw_box_side(board.drawing, context, box, lettering);
    draw_corners(board.drawing, context, box);
    board.keep_whole.push_back(box);
    y += depth + sides_gap;
  }
  board.size = {std::max(lid_size.width, lid_size.height) + 2 * sides_margin, y - sides_gap + sides_margin};
  return board;
}

}  // namespace

Drawing box_front(const ComponentContext& context, Size size, double bleed, const std::string& what) {
  const Theme& theme = context.theme;
  const Title& title = context.title;
  const Rgb ground = theme.colour("box");
  const Rgb ink = readable_on(ground);
  const Lettering lettering{{{Name::Component, "box"}, {}, title.place}, "the label of the box"};
  Drawing drawing;
  const Box whole{-bleed, -bleed, size.width + 2 * bleed, size.height + 2 * bleed};
  fill(drawing, rectangle(whole), ground);
  draw_country(drawing, context, whole, ground);
  const double unit = size.height / 180;
  const double side = size.width * 0.08;
  const double width = size.width - 2 * side;
  letter(drawing, lettering, title.name, {theme.title_family, 46 * unit, Weight::Black, false}, ink,
         {side, 34 * unit, width, 50 * unit}, {.smallest = 6});
  draw_railway(drawing, {-bleed, 90 * unit, size.width + 2 * bleed, 7 * unit}, mix(ground, ink, 0.7));
  letter(drawing, lettering, title.subtitle, face(8.5 * unit, Weight::Medium), ink,
         {side, 101 * unit, width, 13 * unit}, {.smallest = 2.5, .lines = 2});
  letter(drawing, lettering, title.location, face(6 * unit), mix(ink, ground, 0.2),
         {side, 115 * unit, width, 9 * unit}, {.smallest = 2.2});
  draw_companies(drawing, context, {side, 130 * unit, width, 16 * unit});
  if (!what.empty())
    letter(drawing, lettering, what, {theme.title_family, 8 * unit, Weight::Bold, false}, ink,
           {side, 16 * unit, width, 10 * unit}, {.smallest = 3, .align = Align::Left});
  letter(drawing, lettering, box_credit(title), face(5 * unit), ink,
         {side, 159 * unit, width * (what.empty() ? 0.72 : 0.66), 8 * unit},
         {.smallest = 2, .align = Align::Left});
  letter(drawing, lettering, players_text(title), face(6 * unit, Weight::Bold), ink,
         {side + width * 0.74, 159 * unit, width * 0.26, 8 * unit}, {.smallest = 2, .align = Align::Right});
  return drawing;
}

Component box_labels(const ComponentContext& context) {
  Component component{"box", "Box labels", {}, {}};
  if (!context.title.name.empty()) component.boards = {lid(context), sides(context)};
  return component;
}

}  // namespace trackwright
