#include "render/sheets/marks.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <optional>
#include <utility>

#include "render/drawing/text.h"

namespace trackwright {
namespace {

// A line as its direction (angle in [0, 180)) and its distance from the origin.
struct Line {
  double angle = 0;
  double offset = 0;
  Point direction;
};

constexpr double hardly_apart = 1e-4;  // degrees or mm

std::optional<Line> line_through(Point a, Point b) {
  const double length = std::hypot(b.x - a.x, b.y - a.y);
  if (length < hardly_apart) return std::nullopt;
  Point direction = (b - a) * (1 / length);
  if (direction.y < -hardly_apart || (std::abs(direction.y) <= hardly_apart && direction.x < 0))
    direction = direction * -1;
  const double angle = std::atan2(direction.y, direction.x) * 180 / std::numbers::pi;
  return Line{.angle = angle, .offset = a.y * direction.x - a.x * direction.y, .direction = direction};
}

bool before(const Line& a, const Line& b) {
  if (std::abs(a.angle - b.angle) > hardly_apart) return a.angle < b.angle;
  return a.offset < b.offset - hardly_apart;
}

// Returns the part of a line inside a box.
std::optional<Cut> clipped(const Line& line, Box box) {
  const Point on_line{-line.direction.y * line.offset, line.direction.x * line.offset};
  double from = -std::numeric_limits<double>::infinity();
  double to = std::numeric_limits<double>::infinity();
  const auto narrow = [&](double start, double speed, double low, double high) {
    if (std::abs(speed) < 1e-9) return start >= low && start <= high;
    const double a = (low - start) / speed;
    const double b = (high - start) / speed;
    from = std::max(from, std::min(a, b));
    to = std::min(to, std::max(a, b));
    return true;
  };
  const bool crosses = narrow(on_line.x, line.direction.x, box.x, box.right()) &&
                       narrow(on_line.y, line.direction.y, box.y, box.bottom());
  if (!crosses || from >= to) return std::nullopt;
  return Cut{on_line + line.direction * from, on_line + line.direction * to};
}

// The range (mm from the start of the cut) of polygons that come within a mark's width of it.
struct Covered {
  double from = std::numeric_limits<double>::infinity();
  double to = -std::numeric_limits<double>::infinity();
};

Covered covered_along(const Cut& cut, const std::vector<std::vector<Point>>& polygons) {
  const double length = std::hypot(cut.to.x - cut.from.x, cut.to.y - cut.from.y);
  const Point along = (cut.to - cut.from) * (1 / length);
  Covered covered;
  const auto include = [&](Point p) {
    const double t = (p.x - cut.from.x) * along.x + (p.y - cut.from.y) * along.y;
    covered.from = std::min(covered.from, t);
    covered.to = std::max(covered.to, t);
  };
  const auto side = [&](Point p) { return (p.x - cut.from.x) * along.y - (p.y - cut.from.y) * along.x; };
  for (const auto& polygon : polygons) {
    for (std::size_t i = 0; i < polygon.size(); ++i) {
      const Point a = polygon[i];
      const Point b = polygon[(i + 1) % polygon.size()];
      const double side_a = side(a);
      const double side_b = side(b);
      if (std::abs(side_a) < hardly_apart) include(a);
      if (side_a * side_b < 0) include(a + (b - a) * (side_a / (side_a - side_b)));
    }
  }
  return covered;
}

}  // namespace

std::vector<Cut> cuts_along(const std::vector<std::vector<Point>>& polygons, Box box) {
  std::vector<Line> lines;
  for (const auto& polygon : polygons) {
    for (std::size_t i = 0; i < polygon.size(); ++i)
      if (const auto line = line_through(polygon[i], polygon[(i + 1) % polygon.size()]))
        lines.push_back(*line);
  }
  std::ranges::sort(lines, before);
  std::vector<Cut> cuts;
  const Line* last = nullptr;
  for (const Line& line : lines) {
    if (last != nullptr && !before(*last, line)) continue;
    last = &line;
    if (const auto cut = clipped(line, box)) cuts.push_back(*cut);
  }
  return cuts;
}

void draw_crop_marks(Drawing& drawing, const std::vector<Cut>& cuts,
                     const std::vector<std::vector<Point>>& keep_clear, Box area, const Theme& theme) {
  const Stroke pen{.colour = theme.colour("sheet.mark"), .width = theme.width("sheet.mark"), .dashes = {}};
  for (const Cut& whole : cuts) {
    const auto line = line_through(whole.from, whole.to);
    const auto cut = line ? clipped(*line, area) : std::nullopt;
    if (!cut) continue;
    const double length = std::hypot(cut->to.x - cut->from.x, cut->to.y - cut->from.y);
    const Point along = (cut->to - cut->from) * (1 / length);
    const Covered covered = covered_along(*cut, keep_clear);
    if (covered.from > covered.to) continue;
    const auto mark = [&](double from, double to) {
      from = std::max(0.0, from);
      to = std::min(length, to);
      if (to - from > 0.3)
        stroke(drawing, Outline{}.move(cut->from + along * from).line(cut->from + along * to), pen);
    };
    mark(covered.from - crop_gap - crop_length, covered.from - crop_gap);
    mark(covered.to + crop_gap, covered.to + crop_gap + crop_length);
  }
}

void draw_corner_marks(Drawing& drawing, const std::vector<std::vector<Point>>& trims, double bleed,
                       double gap, const Theme& theme) {
  constexpr double clear = 0.3;  // mm from the bleeds
  if (gap < 2 * clear + 0.3) return;
  const double from = bleed + clear;
  const double to = bleed + std::min(gap - clear, crop_gap + crop_length);
  const Stroke pen{.colour = theme.colour("sheet.mark"), .width = theme.width("sheet.mark"), .dashes = {}};
  for (const auto& trim : trims) {
    for (std::size_t i = 0; i < trim.size(); ++i) {
      const Point a = trim[i];
      const Point b = trim[(i + 1) % trim.size()];
      const Point along = (b - a) * (1 / std::hypot(b.x - a.x, b.y - a.y));
      stroke(drawing, Outline{}.move(a - along * from).line(a - along * to), pen);
      stroke(drawing, Outline{}.move(b + along * from).line(b + along * to), pen);
    }
  }
}

void draw_shelf_marks(Drawing& drawing, const std::vector<Cut>& cuts,
                      const std::vector<std::vector<Point>>& bleeds, Box block, Box area, double bleed,
                      const Theme& theme) {
  std::vector<Cut> through;  // across the whole block, with marks outside it as on any sheet
  std::vector<Cut> within;
  for (const Cut& cut : cuts) {
    const bool across =
        std::abs(cut.from.x - block.x) < hardly_apart && std::abs(cut.to.x - block.right()) < hardly_apart;
    const bool down =
        std::abs(cut.from.y - block.y) < hardly_apart && std::abs(cut.to.y - block.bottom()) < hardly_apart;
    (across || down ? through : within).push_back(cut);
  }
  draw_crop_marks(drawing, through, bleeds, area, theme);
  const Rgb dark = theme.colour("sheet.mark");
  const double width = theme.width("sheet.mark");
  const double length = std::min(1.0, bleed - 0.3);  // mm inwards from the end of the cut
  if (length < 0.3) return;
  for (const Cut& cut : within) {
    const Point along = (cut.to - cut.from) * (1 / std::hypot(cut.to.x - cut.from.x, cut.to.y - cut.from.y));
    for (const auto& [end, inwards] : {std::pair{cut.from, along}, std::pair{cut.to, along * -1}}) {
      // Draw a light line below a dark one, visible on art of any colour.
      stroke(drawing, Outline{}.move(end).line(end + inwards * length),
             {.colour = theme.colour("paper"), .width = 3 * width, .dashes = {}});
      stroke(drawing, Outline{}.move(end).line(end + inwards * length),
             {.colour = dark, .width = width, .dashes = {}});
    }
  }
}

void draw_fold(Drawing& drawing, Mirror fold, const Sheet& sheet, const Theme& theme) {
  const Stroke pen{
      .colour = theme.colour("sheet.mark"), .width = theme.width("sheet.mark"), .dashes = {3, 2}};
  const bool above = sheet.strip.width > sheet.strip.height;  // the strip
  const double across = above ? sheet.strip.x : sheet.strip.y;
  const Point from = fold.vertical ? Point{fold.at, above ? sheet.strip.bottom() + 1 : across}
                                   : Point{above ? across : sheet.strip.right() + 1, fold.at};
  const Point to =
      fold.vertical ? Point{fold.at, sheet.size.height - across} : Point{sheet.size.width - across, fold.at};
  stroke(drawing, Outline{}.move(from).line(to), pen);
  drawing.add(Text{
      .text = "fold here with the printed side out and glue; then cut along the marks of the fronts",
      .font = {.family = theme.text_family, .size = 2.3},
      .colour = theme.colour("sheet.text"),
      .at = fold.vertical ? Point{fold.at - 1, (from.y + to.y) / 2} : Point{(from.x + to.x) / 2, fold.at - 1},
      .rotation = fold.vertical ? -90.0 : 0.0,
      .halo = Stroke{.colour = theme.colour("paper"), .width = 0.8, .dashes = {}}});
}

Size part_key_size(const BoardPart& part, Box box) {
  const double height = box.height / static_cast<double>(part.rows);
  return {std::min(height * 1.4, 2.4) * static_cast<double>(part.columns), box.height};
}

void draw_part_key(Drawing& drawing, const BoardPart& part, Box box, const Theme& theme) {
  const Size whole = part_key_size(part, box);
  const double height = whole.height / static_cast<double>(part.rows);
  const double width = whole.width / static_cast<double>(part.columns);
  const Rgb ink = theme.colour("sheet.text");
  for (std::size_t row = 0; row < part.rows; ++row)
    for (std::size_t column = 0; column < part.columns; ++column) {
      const Box cell{box.x + static_cast<double>(column) * width, box.y + static_cast<double>(row) * height,
                     width, height};
      const bool here = row == part.row && column == part.column;
      drawing.add(Shape{rectangle(cell), here ? std::optional(ink) : std::nullopt,
                        Stroke{.colour = ink, .width = 0.15, .dashes = {}}});
    }
}

void draw_strip(Drawing& drawing, const std::string& text, Box strip, const Theme& theme) {
  constexpr double for_unit = 14;  // "100 mm" and space
  constexpr double readable = 2.12;
  const Rgb ink = theme.colour("sheet.text");
  // Use the long ruler if the text stays legible beside it.
  const double wanted = measure(text, {.family = theme.text_family, .size = readable}).width;
  const bool is_long = strip.width >= 160 && wanted + 100 + for_unit <= strip.width;
  const double ruler = is_long ? 100 : strip.width >= 90 ? 50 : 0;
  const double text_width = strip.width - (ruler > 0 ? ruler + for_unit : 0);
  FitRules rules;
  rules.align = Align::Left;
  rules.smallest = 1.2;
  const Font font{.family = theme.text_family, .size = 2.3};
  for (const Text& line : fit(text, font, ink, {strip.x, strip.y, text_width, strip.height}, rules).lines)
    drawing.add(line);
  if (ruler == 0) return;
  const double left = strip.right() - ruler - 0.2;
  const double base = strip.bottom() - 0.3;
  const Stroke pen{.colour = ink, .width = 0.15, .dashes = {}};
  Outline scale;
  scale.move({left, base}).line({left + ruler, base});
  for (int mm = 0; mm <= static_cast<int>(ruler); mm += 5) {
    const double tick = mm % 50 == 0 ? 2.4 : mm % 10 == 0 ? 1.6 : 0.9;
    scale.move({left + mm, base}).line({left + mm, base - tick});
  }
  stroke(drawing, scale, pen);
  drawing.add(Text{.text = ruler == 100 ? "100 mm" : "50 mm",
                   .font = {.family = theme.text_family, .size = readable},
                   .colour = ink,
                   .at = {left - 1, base - 0.2},
                   .align = Align::Right,
                   .halo = std::nullopt});
}

}  // namespace trackwright
