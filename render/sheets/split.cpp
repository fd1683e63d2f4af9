#include "render/sheets/split.h"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <tuple>
#include <utility>

#include "engine/base/words.h"
#include "render/drawing/window.h"
#include "render/kit/joins.h"
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

using SharedDrawing = std::shared_ptr<const Drawing>;

// Shows the part `shown` of a board, moved by `offset`, with cuts along the sides of `trim`.
Sheet part_sheet(const SharedDrawing& drawing, Size page, Point offset, double scale, Box shown, Box trim,
                 const SheetOptions& options) {
  const Transform to_page = Transform::translation(offset.x, offset.y) * Transform::scaling(scale);
  Sheet sheet;
  sheet.size = page;
  sheet.drawing.add(
      Group{.transform = to_page, .clip = rectangle(shown), .items = {Item{Symbol{drawing, {}}}}});
  const Box on_page = transformed(to_page, shown);
  sheet.strip = strip_beside(on_page, page, options.paper);
  sheet.cuts = cuts_along({corners(transformed(to_page, trim))}, {0, 0, page.width, page.height});
  return sheet;
}

// Draws crop marks around the visible part, at its cuts.
void mark_part(Sheet& sheet, Box on_page, const SheetOptions& options) {
  draw_crop_marks(sheet.drawing, sheet.cuts, {corners(on_page)}, room_for_marks(sheet.size, sheet.strip),
                  options.theme);
}

// Puts a board in the middle of one sheet, with as much of its bleed as the margin allows.
Sheet single_sheet(const Board& board, const SharedDrawing& drawing, Size page, double scale,
                   const SheetOptions& options) {
  const Box usable = usable_area(page, options.paper);
  const Box block = place_block({board.size.width * scale, board.size.height * scale}, usable, options.paper);
  const Box whole{0, 0, board.size.width, board.size.height};
  const Transform from_page = Transform::scaling(1 / scale) * Transform::translation(-block.x, -block.y);
  const Box shown = intersection(grown(whole, board.bleed), transformed(from_page, usable));
  Sheet sheet = part_sheet(drawing, page, {block.x, block.y}, scale, shown, whole, options);
  const Transform to_page = Transform::translation(block.x, block.y) * Transform::scaling(scale);
  if (!board.own_marks) mark_part(sheet, transformed(to_page, shown), options);
  sheet.placements.push_back({board.id, PieceOutline::Rectangle, to_page, false});
  return sheet;
}

bool fits(Size size, Size page, const Paper& paper) {
  const Box usable = usable_area(page, paper);
  return std::ranges::any_of(
      std::array{usable_below_strip(usable, paper), usable_beside_strip(usable, paper)},
      [&](const Box& area) { return size.width <= area.width + 1e-6 && size.height <= area.height + 1e-6; });
}

// The division of a board: the joins along both axes, for one orientation of the paper.
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
  const auto keep = [&](const std::vector<Box>& boxes, double weight) {
    for (const Box& box : boxes) {
      across.push_back({box.x, box.right(), weight});
      down.push_back({box.y, box.bottom(), weight});
    }
  };
  keep(board.keep_whole, 1);
  keep(board.never_cut, weight_of_never);
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

// Returns the drawing for each part. A few parts share one picture, which makes the smallest file. Cairo
// reads all of it again for each page, so the time would grow with the square of the board. Many parts
// therefore get a picture each, with the items that it shows.
class PartDrawings {
 public:
  PartDrawings(const Board& board, SharedDrawing whole, std::size_t parts) : whole_(std::move(whole)) {
    if (parts > most_that_share) windows_.emplace(board.drawing);
  }

  SharedDrawing of(Box shown) const {
    return windows_ ? std::make_shared<const Drawing>(windows_->seen_in(shown)) : whole_;
  }

 private:
  static constexpr std::size_t most_that_share = 64;

  SharedDrawing whole_;
  std::optional<Windows> windows_;
};

Sheet divided_part(const Board& board, const PartDrawings& drawings, const Division& division,
                   std::size_t column, std::size_t row, const SheetOptions& options) {
  const Box trim{division.x[column], division.y[row], division.x[column + 1] - division.x[column],
                 division.y[row + 1] - division.y[row]};
  // Show half of the overlap on each side of a join, but nothing beyond the board, whose edge is the cut.
  const Box shown =
      intersection(grown(trim, division.overlap / 2), {0, 0, board.size.width, board.size.height});
  const Box block =
      place_block({shown.width, shown.height}, usable_area(division.page, options.paper), options.paper);
  const Point offset{block.x - shown.x, block.y - shown.y};
  Sheet sheet = part_sheet(drawings.of(shown), division.page, offset, 1, shown, trim, options);
  mark_part(sheet, transformed(Transform::translation(offset.x, offset.y), shown), options);
  sheet.placements.push_back(
      {board.id, PieceOutline::Rectangle, Transform::translation(offset.x, offset.y), false});
  return sheet;
}

// Draws the whole board in small below the grid of its parts, on the first part only. Cairo 1.16 writes a
// reused picture as its first page shows it, so that page must show all of it.
void add_small_board(Sheet& first, const Board& board, const SharedDrawing& drawing) {
  const Size size = part_key_size(*first.part, first.strip);
  const double scale = std::min(size.width / board.size.width, size.height / board.size.height);
  const Transform small = Transform::translation(first.strip.x, first.strip.y) * Transform::scaling(scale);
  first.drawing.add(Group{.transform = small,
                          .clip = rectangle({0, 0, board.size.width, board.size.height}),
                          .items = {Item{Symbol{drawing, {}}}}});
}

Box scaled(Box box, double scale) {
  return {box.x * scale, box.y * scale, box.width * scale, box.height * scale};
}

// Returns the board at this scale without its drawing, which is enough to divide it.
Board undrawn(const Board& board, double scale) {
  Board smaller{board.id, {board.size.width * scale, board.size.height * scale}, board.bleed, {}, {}};
  smaller.may_shrink = board.may_shrink;
  for (const Box& box : board.keep_whole) smaller.keep_whole.push_back(scaled(box, scale));
  for (const Box& box : board.never_cut) smaller.never_cut.push_back(scaled(box, scale));
  return smaller;
}

Board scaled(const Board& board, double scale) {
  Board smaller = undrawn(board, scale);
  smaller.drawing.add(board.drawing, Transform::scaling(scale));
  return smaller;
}

Division best_division(const Board& board, const SheetOptions& options) {
  const Size upright = options.paper.size;
  Division standing = divide(board, upright, options);
  Division lying_down = divide(board, lying(upright), options);
  return lying_down.parts() < standing.parts() ? lying_down : standing;
}

bool fits_whole(const Board& board, const SheetOptions& options) {
  const Size upright = options.paper.size;
  return fits(board.size, upright, options.paper) || fits(board.size, lying(upright), options.paper);
}

// Returns the number of sheets; one if the board fits whole.
std::size_t sheets_for(const Board& board, const SheetOptions& options) {
  return fits_whole(board, options) ? 1 : best_division(board, options).parts();
}

// Returns how many of the boxes to keep whole are cut by a join.
std::size_t parted(const Board& board, const SheetOptions& options) {
  if (fits_whole(board, options)) return 0;
  const Division division = best_division(board, options);
  const auto cut = [](const std::vector<double>& joins, double from, double to) {
    constexpr double hair = 0.05;
    return std::ranges::any_of(joins, [&](double at) { return at > from + hair && at < to - hair; });
  };
  return static_cast<std::size_t>(std::ranges::count_if(board.keep_whole, [&](const Box& box) {
    return cut(division.x, box.x, box.right()) || cut(division.y, box.y, box.bottom());
  }));
}

// Returns the allowed scale with the fewest sheets; among those the
// one whose joins cut the fewest boxes, and among those the largest.
double giving_scale(const Board& board, const SheetOptions& options) {
  if (board.least_scale >= 1 || board.may_shrink) return 1;
  struct Tried {
    std::size_t sheets = 0;
    std::size_t parted = 0;
    double scale = 1;
  };
  const auto tried = [&](double scale) {
    const Board one = undrawn(board, scale);
    return Tried{sheets_for(one, options), parted(one, options), scale};
  };
  Tried best = tried(1);
  constexpr double step = 0.005;
  const std::size_t fewest = tried(board.least_scale).sheets;
  for (double scale = 1 - step; best.sheets > fewest || best.parted > 0; scale -= step) {
    const Tried next = tried(std::max(scale, board.least_scale));
    if (std::tie(next.sheets, next.parted) < std::tie(best.sheets, best.parted)) best = next;
    if (next.scale <= board.least_scale) break;
  }
  return best.scale;
}

// One sheet, upright or lying.
struct Shrunk {
  Size page;
  double scale = 1;
};

Shrunk shrunk(const Board& board, const SheetOptions& options) {
  const auto onto = [&](Size page) {
    const Box area = usable_below_strip(usable_area(page, options.paper), options.paper);
    return Shrunk{page, std::min(area.width / board.size.width, area.height / board.size.height)};
  };
  const Shrunk standing = onto(options.paper.size);
  const Shrunk lying_down = onto(lying(options.paper.size));
  return standing.scale >= lying_down.scale ? standing : lying_down;
}

}  // namespace

Sheet whole_board(const Board& board, const SheetOptions& options, const std::string& name,
                  SharedDrawing shown) {
  const double around = 2 * std::max(options.paper.margin, board.bleed + crop_gap + crop_length);
  constexpr double for_strip = 2 * strip_height;
  const Size page{board.size.width + around, board.size.height + around + for_strip};
  if (!shown) shown = std::make_shared<const Drawing>(board.drawing);
  Sheet sheet = single_sheet(board, shown, page, 1, options);
  sheet.name = name;
  return sheet;
}

std::vector<Sheet> split_board(const Board& whole, const SheetOptions& options, const std::string& name) {
  const double given = giving_scale(whole, options);
  const Board smaller = given < 1 ? scaled(whole, given) : Board{};
  const Board& board = given < 1 ? smaller : whole;
  const auto drawing = std::make_shared<const Drawing>(board.drawing);
  const Size upright = options.paper.size;
  if (fits_whole(board, options)) {
    const Size page = fits(board.size, upright, options.paper) ? upright : lying(upright);
    Sheet sheet = single_sheet(board, drawing, page, 1, options);
    sheet.name = name;
    sheet.scale = given;
    return {sheet};
  }
  if (board.may_shrink) {
    const auto [page, scale] = shrunk(board, options);
    Sheet sheet = single_sheet(board, drawing, page, scale, options);
    sheet.name = fmt::format("{}, at {:.0f} %", name, scale * 100);
    sheet.scale = scale;
    sheet.divided = true;
    return {sheet};
  }
  const Division division = best_division(board, options);
  const std::size_t columns = division.x.size() - 1;
  const std::size_t rows = division.y.size() - 1;
  const PartDrawings drawings(board, drawing, columns * rows);
  std::vector<Sheet> sheets;
  for (std::size_t row = 0; row < rows; ++row) {
    for (std::size_t column = 0; column < columns; ++column) {
      Sheet& sheet = sheets.emplace_back(divided_part(board, drawings, division, column, row, options));
      sheet.name = name + " " + part_name(column, row);
      sheet.scale = given;
      sheet.part = BoardPart{columns, rows, column, row};
      sheet.divided = true;
    }
  }
  add_small_board(sheets.front(), board, drawing);
  if (given >= 1) sheets.front().board = drawing;
  return sheets;
}

}  // namespace trackwright
