#include "render/sheets/split.h"

#include <fmt/core.h>

#include <algorithm>
#include <memory>
#include <optional>

#include "engine/base/words.h"
#include "render/drawing/text.h"
#include "render/sheets/furnish.h"
#include "render/sheets/marks.h"

namespace trackwright {
namespace {

Size lying(Size size) {
  return {size.height, size.width};
}

std::vector<Point> corners(Box box) {
  return {{box.x, box.y}, {box.right(), box.y}, {box.right(), box.bottom()}, {box.x, box.bottom()}};
}

Box grown(Box box, double by) {
  return {box.x - by, box.y - by, box.width + 2 * by, box.height + 2 * by};
}

Box common(Box a, Box b) {
  const double x = std::max(a.x, b.x);
  const double y = std::max(a.y, b.y);
  return {x, y, std::min(a.right(), b.right()) - x, std::min(a.bottom(), b.bottom()) - y};
}

using SharedDrawing = std::shared_ptr<const Drawing>;

// Shows the part `shown` of a board, moved by `offset`, with marks where the sides of `trim` are to be cut.
Sheet part_sheet(const SharedDrawing& drawing, Size page, Point offset, double scale, Box shown, Box trim,
                 const SheetOptions& options) {
  const Transform to_page = Transform::translation(offset.x, offset.y) * Transform::scaling(scale);
  Sheet sheet;
  sheet.size = page;
  sheet.drawing.add(
      Group{.transform = to_page, .clip = rectangle(shown), .items = {Item{Symbol{drawing, {}}}}});
  const Box on_page = transformed(to_page, shown);
  sheet.strip = strip_above(on_page, page, options.paper);
  sheet.cuts = cuts_along({corners(transformed(to_page, trim))}, {0, 0, page.width, page.height});
  constexpr double from_edge = 1;
  const double top = sheet.strip.bottom();
  draw_crop_marks(sheet.drawing, sheet.cuts, {corners(on_page)},
                  {from_edge, top, page.width - 2 * from_edge, page.height - top - from_edge}, options.theme);
  return sheet;
}

// A board on one sheet: in the middle, with as much of its bleed as the margin leaves.
Sheet single_sheet(const Board& board, const SharedDrawing& drawing, Size page, double scale,
                   const SheetOptions& options) {
  const Box usable = usable_area(page, options.paper);
  const Box block = place_block({board.size.width * scale, board.size.height * scale}, usable);
  const Box whole{0, 0, board.size.width, board.size.height};
  const Transform from_page = Transform::scaling(1 / scale) * Transform::translation(-block.x, -block.y);
  const Box shown = common(grown(whole, board.bleed), transformed(from_page, usable));
  Sheet sheet = part_sheet(drawing, page, {block.x, block.y}, scale, shown, whole, options);
  sheet.placements.push_back({board.id, PieceOutline::Rectangle,
                              Transform::translation(block.x, block.y) * Transform::scaling(scale), false});
  return sheet;
}

bool fits(Size size, Box area) {
  return size.width <= area.width + 1e-6 && size.height <= area.height + 1e-6;
}

// How a board is divided: the joins along both axes, for one way of the paper.
struct Division {
  Size page;
  std::vector<double> x;
  std::vector<double> y;
  double overlap = 0;
  std::size_t parts() const { return (x.size() - 1) * (y.size() - 1); }
};

Division divide(const Board& board, Size page, const SheetOptions& options) {
  const Box usable = usable_area(page, options.paper);
  std::vector<Span> across;
  std::vector<Span> down;
  for (const Box& box : board.keep_whole) {
    across.push_back({box.x, box.right()});
    down.push_back({box.y, box.bottom()});
  }
  const double room_down = usable.height - strip_height - crop_gap;
  const double overlap = std::min({options.overlap, usable.width / 4, room_down / 4});
  return {.page = page,
          .x = joins(board.size.width, usable.width, overlap, across),
          .y = joins(board.size.height, room_down, overlap, down),
          .overlap = overlap};
}

std::string part_name(std::size_t column, std::size_t row) {
  return fmt::format("{}{}", letters_of(static_cast<int>(column)), row + 1);
}

Sheet divided_part(const Board& board, const SharedDrawing& drawing, const Division& division,
                   std::size_t column, std::size_t row, const SheetOptions& options) {
  const Box trim{division.x[column], division.y[row], division.x[column + 1] - division.x[column],
                 division.y[row + 1] - division.y[row]};
  // Half of the overlap on each side of a join; nothing beyond the board, where its edge is the cut.
  const Box shown = common(grown(trim, division.overlap / 2), {0, 0, board.size.width, board.size.height});
  const Box block = place_block({shown.width, shown.height}, usable_area(division.page, options.paper));
  const Point offset{block.x - shown.x, block.y - shown.y};
  Sheet sheet = part_sheet(drawing, division.page, offset, 1, shown, trim, options);
  sheet.placements.push_back(
      {board.id, PieceOutline::Rectangle, Transform::translation(offset.x, offset.y), false});
  return sheet;
}

void draw_part_name(Drawing& drawing, const std::string& name, Point at, double size, const Theme& theme) {
  Shape disc{
      .outline = circle(at, size), .fill = theme.colour("paper"), .stroke = std::nullopt, .opacity = 0.8};
  drawing.add(disc);
  const Font font{.family = theme.title_family, .size = size, .weight = Weight::Bold};
  const double cap = measure("H", font).cap_height;
  drawing.add(Text{.text = name,
                   .font = font,
                   .colour = theme.colour("paper.accent"),
                   .at = {at.x, at.y + cap / 2},
                   .halo = std::nullopt});
}

// The board in small with its joins and the names of its parts, and what to do with them.
Sheet key_sheet(const Board& board, const SharedDrawing& drawing, const Division& division,
                const SheetOptions& options) {
  constexpr double text_height = 12;
  Box room = usable_area(division.page, options.paper);
  room = {room.x, room.y + strip_height, room.width, room.height - strip_height - text_height};
  const double scale = std::min({1.0, room.width / board.size.width, room.height / board.size.height});
  const Box block = place_block({board.size.width * scale, board.size.height * scale}, room);
  const Transform to_page = Transform::translation(block.x, block.y) * Transform::scaling(scale);
  Sheet sheet;
  sheet.size = division.page;
  sheet.strip = strip_above(block, division.page, options.paper);
  sheet.drawing.add(Group{.transform = to_page,
                          .clip = rectangle({0, 0, board.size.width, board.size.height}),
                          .items = {Item{Symbol{drawing, {}}}}});
  const Theme& theme = options.theme;
  for (const auto& [colour, width] :
       {std::pair(theme.colour("paper"), 1.4), {theme.colour("paper.accent"), 0.6}}) {
    const Stroke pen{.colour = colour, .width = width, .dashes = {}};
    for (const double x : division.x) {
      stroke(sheet.drawing, Outline{}.move(to_page.apply({x, 0})).line(to_page.apply({x, board.size.height})),
             pen);
    }
    for (const double y : division.y) {
      stroke(sheet.drawing, Outline{}.move(to_page.apply({0, y})).line(to_page.apply({board.size.width, y})),
             pen);
    }
  }
  for (std::size_t row = 0; row + 1 < division.y.size(); ++row) {
    for (std::size_t column = 0; column + 1 < division.x.size(); ++column) {
      const Point middle{(division.x[column] + division.x[column + 1]) / 2,
                         (division.y[row] + division.y[row + 1]) / 2};
      draw_part_name(sheet.drawing, part_name(column, row), to_page.apply(middle), 7, theme);
    }
  }
  const std::string advice = fmt::format(
      "Print all parts at 100 %. The parts share {:g} mm: trim one along its marks and glue it over its "
      "neighbour, where the pictures meet.",
      division.overlap);
  for (const Text& line :
       paragraph(advice, {.family = theme.text_family, .size = 3.2}, theme.colour("paper.text"),
                 {room.x, block.bottom() + 4, room.width, text_height})
           .lines)
    sheet.drawing.add(line);
  return sheet;
}

}  // namespace

Sheet whole_board(const Board& board, const SheetOptions& options, const std::string& name) {
  const double around = 2 * std::max(options.paper.margin, board.bleed + crop_gap + crop_length);
  constexpr double for_strip = 2 * strip_height;
  const Size page{board.size.width + around, board.size.height + around + for_strip};
  Sheet sheet = single_sheet(board, std::make_shared<const Drawing>(board.drawing), page, 1, options);
  sheet.name = name;
  return sheet;
}

std::vector<Sheet> split_board(const Board& board, const SheetOptions& options, const std::string& name) {
  const auto drawing = std::make_shared<const Drawing>(board.drawing);
  const Size upright = options.paper.size;
  const Box upright_area = usable_area(upright, options.paper);
  const Box lying_area = usable_area(lying(upright), options.paper);
  if (fits(board.size, upright_area) || fits(board.size, lying_area)) {
    const Size page = fits(board.size, upright_area) ? upright : lying(upright);
    Sheet sheet = single_sheet(board, drawing, page, 1, options);
    sheet.name = name;
    return {sheet};
  }
  const auto scale_to = [&](Box area) {
    return std::min(area.width / board.size.width, area.height / board.size.height);
  };
  if (board.may_shrink) {
    const bool stands = scale_to(upright_area) >= scale_to(lying_area);
    const double scale = stands ? scale_to(upright_area) : scale_to(lying_area);
    Sheet sheet = single_sheet(board, drawing, stands ? upright : lying(upright), scale, options);
    sheet.name = fmt::format("{}, at {:.0f} %", name, scale * 100);
    sheet.divided = true;
    return {sheet};
  }
  const Division standing = divide(board, upright, options);
  const Division lying_down = divide(board, lying(upright), options);
  const Division& division = lying_down.parts() < standing.parts() ? lying_down : standing;
  std::vector<Sheet> sheets{key_sheet(board, drawing, division, options)};
  sheets.back().name = name + ", key";
  for (std::size_t row = 0; row + 1 < division.y.size(); ++row) {
    for (std::size_t column = 0; column + 1 < division.x.size(); ++column) {
      sheets.push_back(divided_part(board, drawing, division, column, row, options));
      sheets.back().name = name + " " + part_name(column, row);
    }
  }
  for (Sheet& sheet : sheets) sheet.divided = true;
  return sheets;
}

}  // namespace trackwright
