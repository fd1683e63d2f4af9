#include "render/components/charts/phase_chart.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <compare>
#include <utility>

#include "render/components/charts/phase_block.h"
#include "render/kit/joins.h"
#include "render/words/board_title.h"

namespace trackwright {
namespace {

constexpr double phase_chart_margin = 10;
constexpr double between_blocks = 5;

double rows_of(std::size_t blocks, std::size_t columns) {
  return std::ceil(static_cast<double>(blocks) / static_cast<double>(columns));
}

// Returns the number of columns that brings the board closest to the
// proportions of paper, upright or lying, with few empty places.
std::size_t best_columns(const std::vector<PhaseBlock>& blocks, Size block) {
  const double paper = std::log(1.4);
  std::size_t best = 1;
  double least = 1e9;
  for (std::size_t columns = 1; columns <= blocks.size(); ++columns) {
    const double width = static_cast<double>(columns) * (block.width + between_blocks);
    const double height = rows_of(blocks.size(), columns) * (block.height + between_blocks);
    const double places = rows_of(blocks.size(), columns) * static_cast<double>(columns);
    const double empty = 1 - static_cast<double>(blocks.size()) / places;
    const double off = std::abs(std::abs(std::log(width / height)) - paper) + 1.5 * empty;
    if (off < least) {
      least = off;
      best = columns;
    }
  }
  return best;
}

// Aligns the wells of the blocks in one row of the board.
double draw_block_row(Board& board, const ComponentContext& context, const std::vector<PhaseBlock>& blocks,
                      std::size_t from, std::size_t to, double y) {
  double head = 0;
  double height = 0;
  for (std::size_t i = from; i < to; ++i) head = std::max(head, phase_head_height(context, blocks[i]));
  for (std::size_t i = from; i < to; ++i) {
    const double x =
        phase_chart_margin + static_cast<double>(i - from) * (phase_block_width + between_blocks);
    const double own = draw_phase_block(board.drawing, context, blocks[i], {x, y}, head);
    board.keep_whole.push_back({x, y, phase_block_width, own});
    height = std::max(height, own);
  }
  return height;
}

Board empty_board(std::size_t columns) {
  Board board;
  board.id = "phases";
  board.least_scale = 0.92;  // cards may overlap the edges of their wells a little
  board.size.width = static_cast<double>(columns) * (phase_block_width + between_blocks) - between_blocks +
                     2 * phase_chart_margin;
  return board;
}

Board drawn_in_rows(const ComponentContext& context, const std::vector<PhaseBlock>& blocks,
                    std::size_t columns) {
  Board board = empty_board(columns);
  double y = phase_chart_margin + board_title_height;
  for (std::size_t i = 0; i < blocks.size(); i += columns)
    y += draw_block_row(board, context, blocks, i, std::min(blocks.size(), i + columns), y) + between_blocks;
  board.size.height = y - between_blocks + phase_chart_margin;
  return board;
}

// Stacks blocks directly below each other, whatever the height of the neighbouring columns.
Board drawn_in_stacks(const ComponentContext& context, const std::vector<PhaseBlock>& blocks,
                      std::size_t columns) {
  Board board = empty_board(columns);
  double head = 0;  // height of the heads in the first row
  for (std::size_t i = 0; i < std::min(columns, blocks.size()); ++i)
    head = std::max(head, phase_head_height(context, blocks[i]));
  std::vector<double> bottoms(columns, phase_chart_margin + board_title_height);
  for (std::size_t i = 0; i < blocks.size(); ++i) {
    const double x =
        phase_chart_margin + static_cast<double>(i % columns) * (phase_block_width + between_blocks);
    double& y = bottoms[i % columns];
    const double own = draw_phase_block(board.drawing, context, blocks[i], {x, y}, i < columns ? head : 0);
    board.keep_whole.push_back({x, y, phase_block_width, own});
    y += own + between_blocks;
  }
  board.size.height = *std::ranges::max_element(bottoms) - between_blocks + phase_chart_margin;
  return board;
}

// The number of sheets of a board, and the number of blocks that the joins of its sheets cut.
struct OnPaper {
  std::size_t sheets = 1;
  std::size_t cut = 0;
  friend auto operator<=>(const OnPaper&, const OnPaper&) = default;
};

OnPaper on_sheets(const Board& board, Size sheet) {
  constexpr double shared = a4_part::shared;
  const double scale = board.least_scale;
  std::vector<Span> across;
  std::vector<Span> down;
  for (const Box& box : board.keep_whole) {
    across.push_back({box.x * scale, box.right() * scale});
    down.push_back({box.y * scale, box.bottom() * scale});
  }
  const std::vector<double> x = joins(board.size.width * scale, sheet.width, shared, across);
  const std::vector<double> y = joins(board.size.height * scale, sheet.height, shared, down);
  const auto parted = [](const Span& span, const std::vector<double>& at) {
    return std::ranges::any_of(at, [&](double one) { return span.from + 0.1 < one && one < span.to - 0.1; });
  };
  OnPaper paper{(x.size() - 1) * (y.size() - 1), 0};
  for (std::size_t i = 0; i < across.size(); ++i)
    if (parted(across[i], x) || parted(down[i], y)) ++paper.cut;
  return paper;
}

OnPaper on_paper(const Board& board) {
  return std::min(on_sheets(board, a4_part::upright), on_sheets(board, a4_part::lying));
}

Board draw_chart(const ComponentContext& context, const std::vector<PhaseBlock>& blocks) {
  double tallest = 0;
  for (const PhaseBlock& block : blocks) {
    Drawing scratch;
    tallest = std::max(tallest, draw_phase_block(scratch, context, block, {0, 0}, 0));
  }
  Board board = drawn_in_rows(context, blocks, best_columns(blocks, {phase_block_width, tallest}));
  constexpr std::size_t usual_sheets = 2;
  const OnPaper rows = on_paper(board);
  OnPaper best = rows;
  for (std::size_t columns = 2; columns < blocks.size() && rows.sheets > usual_sheets; ++columns) {
    Board stacks = drawn_in_stacks(context, blocks, columns);
    const OnPaper paper = on_paper(stacks);
    if (paper.sheets >= rows.sheets || paper.cut > rows.cut || paper >= best) continue;
    best = paper;
    board = std::move(stacks);
  }
  draw_board_title(board.drawing, context.title, context.theme, "Phases and trains", {},
                   {phase_chart_margin, phase_chart_margin}, board.size.width - 2 * phase_chart_margin);
  return board;
}

}  // namespace

Component phase_board(const ComponentContext& context) {
  Component component{"phases", "Phase chart", {}, {}};
  const std::vector<PhaseBlock> blocks = phase_blocks(context.title.roster);
  if (blocks.empty()) return component;
  component.boards.push_back(draw_chart(context, blocks));
  return component;
}

}  // namespace trackwright
