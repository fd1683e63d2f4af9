#include "render/components/market/market.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "render/components/market/market_layout.h"
#include "render/components/market/market_legend.h"
#include "render/kit/joins.h"
#include "render/marks/arrow.h"
#include "render/tile/livery.h"
#include "render/words/lettering.h"

namespace trackwright {
namespace {

constexpr double market_margin = 12;
constexpr double title_height = 17;
constexpr double legend_gap = 9;      // between cells and legend
constexpr double legend_width = 100;  // the minimum for a legend in the corner

void draw_price(Drawing& drawing, const Lettering& lettering, const Theme& theme, int price, Rgb ground,
                Box box) {
  letter(drawing, lettering, fmt::format("{}", price), face(5.2, Weight::Bold),
         legible_on(ground, theme.colour("market.text")), box, {.align = Align::Left});
}

void draw_cell(Drawing& drawing, const ComponentContext& context, const Lettering& lettering,
               const PlacedCell& placed) {
  const Market& market = context.title.market;
  const CellLook look = cell_look(market, context.theme, placed.cell->zones);
  const Box& box = placed.box;
  draw_market_cell(drawing, context.theme, look, box);
  const Box top{box.x + 2.2, box.y + 2, box.width - 4, 4.4};
  draw_price(drawing, lettering, context.theme, placed.cell->price, look.ground, top);
  // In tall cells, tokens lie side by side from the top, so repeat the price below them.
  if (market.shape != MarketShape::Grid) {
    const double above_marks = look.pattern.empty() ? 2 : 2 + pattern_depth(box);
    draw_price(drawing, lettering, context.theme, placed.cell->price, look.ground,
               {top.x, box.bottom() - above_marks - top.height, top.width, top.height});
  }
}

void draw_ledges(Drawing& drawing, const Theme& theme, const std::vector<PlacedCell>& cells) {
  for (const PlacedCell& placed : cells) {
    if (placed.cell->ledge_right) {
      const double x = placed.box.right();
      stroke(drawing, Outline{}.move({x, placed.box.y}).line({x, placed.box.bottom()}),
             {.colour = theme.colour("market.ledge"), .width = theme.width("market.ledge")});
    }
  }
}

bool has_cell(const Market& market, std::size_t row, std::size_t column) {
  return row < market.rows.size() && column < market.rows[row].size() && market.rows[row][column].has_value();
}

// Draws an arrow beside the end of a row if its move leads to another cell.
void draw_row_end(Drawing& drawing, const Market& market, const Theme& theme, const PlacedCell& placed,
                  std::optional<RowEnd> end, double x) {
  const bool up = end == RowEnd::Up && placed.row > 0 && has_cell(market, placed.row - 1, placed.column);
  const bool down = end == RowEnd::Down && has_cell(market, placed.row + 1, placed.column);
  if (!up && !down) return;
  const double y = placed.box.centre().y;
  const double reach = up ? 4.5 : -4.5;
  fill(drawing, arrow({x, y + reach}, {x, y - reach}, 1.5), theme.colour("market.arrow"));
}

void draw_row_ends(Drawing& drawing, const Market& market, const Theme& theme,
                   const std::vector<PlacedCell>& cells) {
  if (market.shape != MarketShape::Grid) return;
  for (const PlacedCell& placed : cells) {
    if (!has_cell(market, placed.row, placed.column + 1))
      draw_row_end(drawing, market, theme, placed, market.row_end_right, placed.box.right() + 3.4);
    if (placed.column == 0 || !has_cell(market, placed.row, placed.column - 1))
      draw_row_end(drawing, market, theme, placed, market.row_end_left, placed.box.x - 3.4);
  }
}

// Returns the legend's box in the coordinates of the cells: in their empty corner, or below them.
Box legend_box(const Title& title, const Theme& theme, const std::vector<PlacedCell>& cells) {
  const Box corner = empty_corner(cells);
  const Box inner{corner.x + legend_gap + 3, corner.y + legend_gap, corner.width - legend_gap - 3,
                  corner.height - legend_gap};
  Drawing scratch;
  if (inner.width >= legend_width) {
    const double height = draw_market_legend(scratch, title, theme, inner).height;
    if (height <= inner.height) return {inner.x, inner.bottom() - height, inner.width, height};
  }
  const Box whole = cells_box(cells);
  const Box below{0, whole.bottom() + legend_gap, std::max(whole.width, legend_width), 0};
  return {below.x, below.y, below.width, draw_market_legend(scratch, title, theme, below).height};
}

void draw_title(Drawing& drawing, const ComponentContext& context, const Lettering& lettering, double width) {
  const Font large{context.theme.title_family, 8, Weight::Bold, false};
  const Fitted name =
      letter(drawing, lettering, context.title.name, large, context.theme.colour("paper.text"),
             {market_margin, market_margin, width * 0.6, 8}, {.align = Align::Left});
  const double end =
      market_margin + (name.lines.empty() ? 0 : measure(context.title.name, name.lines.front().font).width);
  if (name.lines.empty()) return;
  drawing.add(Text{.text = "Stock market",
                   .font = face(5.2),
                   .colour = context.theme.colour("paper.muted"),
                   .at = {end + 4, name.lines.front().at.y},
                   .align = Align::Left});
}

// Returns the vertical joins of a board of this size, with A4 upright or lying, whichever takes fewer sheets.
std::vector<double> joins_across(Size size, const std::vector<Span>& uncut) {
  const auto parts = [&](Size sheet) {
    return part_count(size.width, sheet.width, a4_part::shared) *
           part_count(size.height, sheet.height, a4_part::shared);
  };
  return joins(size.width,
               (parts(a4_part::lying) < parts(a4_part::upright) ? a4_part::lying : a4_part::upright).width,
               a4_part::shared, uncut);
}

// If two halves stand side by side, moves the right one behind a join that would cut it.
std::vector<Box> draw_legend(Drawing& grid, const ComponentContext& context, Box legend, Size board,
                             const std::vector<PlacedCell>& cells) {
  Drawing usual;
  const MarketLegend drawn = draw_market_legend(usual, context.title, context.theme, legend);
  std::vector<Span> uncut;
  for (const PlacedCell& cell : cells)
    uncut.push_back({cell.box.x + market_margin, cell.box.right() + market_margin});
  for (const Box& half : drawn.halves)
    uncut.push_back({half.x + market_margin, half.right() + market_margin});
  if (drawn.halves.size() == 2 && drawn.halves[1].x > drawn.halves[0].right()) {
    const Box& right = drawn.halves[1];
    constexpr double air = 3;
    for (const double join : joins_across(board, uncut)) {
      const double at = join - market_margin;
      if (at <= right.x || right.right() <= at || at + air + right.width > legend.right()) continue;
      return draw_market_legend(grid, context.title, context.theme, legend, at + air - legend.x).halves;
    }
  }
  grid.add(usual);
  return drawn.halves;
}

Lettering market_lettering(const Market& market) {
  return {{{Name::Component, "market"}, {}, market.place}, "the stock market"};
}

Drawing draw_cells(const ComponentContext& context, const std::vector<PlacedCell>& cells) {
  const Market& market = context.title.market;
  const Lettering lettering = market_lettering(market);
  Drawing grid;
  for (const PlacedCell& cell : cells) {
    Drawing drawn;
    draw_cell(drawn, context, lettering, cell);
    grid.show({{Name::Cell, cell.name()}, {}, cell.cell->place}, std::move(drawn));
  }
  draw_ledges(grid, context.theme, cells);
  draw_row_ends(grid, market, context.theme, cells);
  return grid;
}

Board draw_board(const ComponentContext& context, const std::vector<PlacedCell>& cells) {
  const Lettering lettering = market_lettering(context.title.market);
  const Box whole = cells_box(cells);
  const Box legend = legend_box(context.title, context.theme, cells);
  Drawing grid = draw_cells(context, cells);

  const double top = market_margin + title_height;
  Board board;
  board.id = "market";
  board.least_scale = 0.92;  // keeps cells larger than a token
  board.size = {std::max(whole.width, legend.right()) + 2 * market_margin,
                std::max(whole.height, legend.bottom()) + top + market_margin};
  const std::vector<Box> halves = draw_legend(grid, context, legend, board.size, cells);
  draw_title(board.drawing, context, lettering, board.size.width - 2 * market_margin);
  board.drawing.add(grid, Transform::translation(market_margin, top));
  for (const PlacedCell& cell : cells) {
    board.keep_whole.push_back(
        {cell.box.x + market_margin, cell.box.y + top, cell.box.width, cell.box.height});
  }
  for (const Box& half : halves) board.keep_whole.push_back(moved(half, {market_margin, top}));
  return board;
}

}  // namespace

Component market_board(const ComponentContext& context) {
  Component component{"market", "Stock market", {}, {}};
  const std::vector<PlacedCell> cells = place_cells(context.title.market);
  if (!cells.empty()) component.boards.push_back(draw_board(context, cells));
  return component;
}

Board market_cells(const ComponentContext& context) {
  constexpr double row_end = 7;  // the arrows beside the rows
  Board board;
  const std::vector<PlacedCell> cells = place_cells(context.title.market);
  if (cells.empty()) return board;
  const Box whole = cells_box(cells);
  board.size = {whole.width + 2 * row_end, whole.height + 1};
  const Point at{row_end - whole.x, 0.5 - whole.y};
  board.drawing.add(draw_cells(context, cells), Transform::translation(at.x, at.y));
  for (const PlacedCell& cell : cells) board.keep_whole.push_back(moved(cell.box, at));
  return board;
}

}  // namespace trackwright
