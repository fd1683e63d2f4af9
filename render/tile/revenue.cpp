#include "render/tile/revenue.h"

#include <algorithm>

#include "render/tile/inks.h"
#include "render/tile/signs.h"

namespace trackwright {

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
