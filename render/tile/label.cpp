#include <algorithm>

#include "render/tile/label.h"
#include "render/tile/livery.h"
#include "render/tile/look.h"
#include "render/tile/signs.h"

namespace trackwright {

namespace {

// Draws lines centred on the middle of the print, from the top.
void lines(Drawing& drawing, const PlacedPrint& print, Rgb colour, const std::optional<Stroke>& halo) {
  const double step = print.font.size * 1.05;
  double y = print.at.y - step * static_cast<double>(print.lines.size() - 1) / 2;
  for (const std::string& line : print.lines) {
    Text text = centred_text(line, print.font, colour, {print.at.x, y});
    text.halo = halo;
    drawing.add(std::move(text));
    y += step;
  }
}

}  // namespace

Drawing label(const PlacedPrint& print, const Theme& theme, Rgb ground) {
  Drawing drawing;
  const bool dark = readable_on(ground) == Rgb{1, 1, 1};
  lines(drawing, print, dark ? Rgb{1, 1, 1} : theme.colour("label"), std::nullopt);
  return drawing;
}

Drawing tile_number(const PlacedPrint& print, const Theme& theme, Colour colour) {
  Drawing drawing;
  const Rgb ground = ground_ink(theme, colour);
  const bool dark = readable_on(ground) == Rgb{1, 1, 1};
  Rgb written = dark ? theme.colour("tile.number.light") : theme.colour("tile.number");
  // Numbers are small: if the contrast of their usual ink is low, use that of labels.
  constexpr double small_letters = 4;
  if (contrast(ground, written) < small_letters && !dark) written = theme.colour("label");
  PlacedPrint number = print;
  if (const std::string shape = shape_of(theme, colour); !shape.empty()) {
    const double side = print.font.size * 0.74;
    const double left = print.at.x - print.print.width / 2;
    drawing.add(shape_sign(shape, {left, print.at.y - side / 2, side, side}, written));
    number.at.x += shape_advance(print.font) / 2;
  }
  lines(drawing, number, written, std::nullopt);
  return drawing;
}

Drawing place_name(const PlacedPrint& print, const Theme&, Rgb ground) {
  Drawing drawing;
  lines(drawing, print, readable_on(ground),
        Stroke{ground, print.font.size * 0.22, Cap::Round, Join::Round, {}});
  return drawing;
}

Drawing future_label(const FutureLabel& future, const PlacedPrint& print, const Theme& theme) {
  Drawing drawing;
  const Rgb ground = written_ink(theme, future.colour);
  const Box box{print.at.x - print.print.width / 2, print.at.y - print.print.height / 2, print.print.width,
                print.print.height};
  drawing.add(Shape{rectangle(box, print.print.height * 0.2), ground,
                    Stroke{track_ink(theme), print.font.size * 0.05, Cap::Butt, Join::Round, {}}, 1});
  lines(drawing, print, readable_on(ground), std::nullopt);
  return drawing;
}

namespace {

constexpr double least_phase = 2.12;  // mm, 6 pt

std::string key_pattern(const Theme& theme, const std::string& key) {
  const auto colour = from_word<Colour>(key);
  return colour ? pattern_of(theme, *colour) : std::string();
}

}  // namespace

Rgb value_ground(const Theme& theme, const std::string& key) {
  if (key == "diesel") return theme.colour("values.diesel");
  const bool colour = from_word<Colour>(key).has_value() || rgb_from_hex(key).has_value();
  return colour && key != "white" ? written_ink(theme, key) : paper_ink(theme);
}

Drawing revenue_circle(const PlacedPrint& print, const Measures& m, const Theme& theme) {
  Drawing drawing;
  const Outline disc = circle(print.at, print.print.radius - m.line * 0.3);
  drawing.add(
      Shape{disc, paper_ink(theme), Stroke{track_ink(theme), m.line * 0.6, Cap::Butt, Join::Round, {}}, 1});
  drawing.add(centred_text(print.lines.front(), print.font, track_ink(theme), print.at));
  return drawing;
}

Drawing revenue_values(const Stop& stop, const PlacedPrint& print, const Measures& m, const Theme& theme) {
  Drawing drawing;
  const int count = static_cast<int>(stop.revenue.steps.size());
  const int columns = print.columns;
  const int rows = (count + columns - 1) / columns;
  const Size cell{print.print.width / columns, print.print.height / rows};
  for (int i = 0; i < count; ++i) {
    const RevenueEntry& entry = stop.revenue.steps[static_cast<std::size_t>(i)];
    const int row = i / columns;
    const Box box{print.at.x - print.print.width / 2 + (i % columns) * cell.width,
                  print.at.y - print.print.height / 2 + row * cell.height, cell.width, cell.height};
    const Rgb ground = value_ground(theme, entry.key);
    drawing.add(
        Shape{rectangle(box), ground, Stroke{track_ink(theme), m.line * 0.6, Cap::Butt, Join::Miter, {}}, 1});
    Point middle = box.centre();
    if (const std::string pattern = key_pattern(theme, entry.key); !pattern.empty()) {
      const double depth = cell.height * 0.16;
      add_edge_marks(drawing, pattern,
                     edge_marks(pattern, {box.right(), box.bottom()}, {box.x, box.bottom()}, depth),
                     readable_on(ground), depth);
      middle.y -= depth * 0.3;
    }
    if (names_phase(entry.key)) {
      Font small = print.font;
      small.size = std::min(small.size, std::max(small.size * 0.5, least_phase));
      drawing.add(
          centred_text(entry.key, small, readable_on(ground), {middle.x, box.y + cell.height * 0.19}));
      middle.y += cell.height * 0.16;
    }
    drawing.add(
        centred_text(print.lines[static_cast<std::size_t>(i)], print.font, readable_on(ground), middle));
  }
  return drawing;
}

}  // namespace trackwright
