#include "render/words/text_pages.h"

#include <fmt/format.h>

#include <algorithm>
#include <span>

#include "render/kit/kit.h"
#include "render/words/board_title.h"

namespace trackwright {
namespace {

constexpr double page_margin = 4;
constexpr double page_gutter = 7;

Board blank_page(const ComponentContext& context, const TextPages& pages, std::size_t number) {
  Board board;
  board.id = fmt::format("{}-{}", pages.id, number);
  board.size = text_page;
  draw_board_title(board.drawing, context.title, context.theme, pages.what,
                   number == 1 ? edition(context.title) : fmt::format("{}", number),
                   {page_margin, page_margin}, text_page.width - 2 * page_margin);
  return board;
}

using TextColumns = std::vector<std::span<const TextBlock>>;

// Gives a block that is higher than a column a column of its own.
TextColumns columns_of(std::span<const TextBlock> blocks, double room, double gap) {
  TextColumns columns;
  std::size_t begin = 0;
  double y = 0;
  for (std::size_t i = 0; i < blocks.size(); ++i) {
    if (i > begin && y + blocks[i].height > room) {
      columns.push_back(blocks.subspan(begin, i - begin));
      begin = i;
      y = 0;
    }
    y += blocks[i].height + gap;
  }
  if (begin < blocks.size()) columns.push_back(blocks.subspan(begin));
  return columns;
}

// Returns the lowest columns that hold all blocks.
TextColumns even_columns(std::span<const TextBlock> blocks, std::size_t most, double room, double gap) {
  double height = 0;
  for (const TextBlock& block : blocks) height += block.height + gap;
  double lowest = height / static_cast<double>(most);
  while (lowest < room && columns_of(blocks, lowest, gap).size() > most) lowest += 1;
  return columns_of(blocks, std::min(lowest, room), gap);
}

// Fills all pages but the last, whose columns get similar heights.
TextColumns text_columns(const TextPages& pages, std::span<const TextBlock> blocks) {
  TextColumns columns = columns_of(blocks, text_room(), pages.gap);
  if (columns.empty()) return columns;
  const auto on_a_page = static_cast<std::size_t>(pages.columns);
  const std::size_t full = (columns.size() - 1) / on_a_page * on_a_page;
  std::size_t above = 0;
  for (std::size_t i = 0; i < full; ++i) above += columns[i].size();
  columns.resize(full);
  for (const auto column : even_columns(blocks.subspan(above), on_a_page, text_room(), pages.gap))
    columns.push_back(column);
  return columns;
}

}  // namespace

double text_room() {
  return text_page.height - 2 * page_margin - board_title_height;
}

double column_width(const TextPages& pages) {
  const double width = text_page.width - 2 * page_margin;
  return (width - page_gutter * (pages.columns - 1)) / pages.columns;
}

std::vector<Board> lay_pages(const ComponentContext& context, const TextPages& pages,
                             const std::vector<TextBlock>& blocks) {
  std::vector<Board> boards;
  const auto on_a_page = static_cast<std::size_t>(pages.columns);
  const TextColumns columns = text_columns(pages, blocks);
  for (std::size_t i = 0; i < columns.size(); ++i) {
    if (i % on_a_page == 0) boards.push_back(blank_page(context, pages, boards.size() + 1));
    const double x = page_margin + static_cast<double>(i % on_a_page) * (column_width(pages) + page_gutter);
    double y = page_margin + board_title_height;
    for (const TextBlock& block : columns[i]) {
      boards.back().drawing.add(block.drawing, Transform::translation(x, y));
      y += block.height + pages.gap;
    }
  }
  return boards;
}

}  // namespace trackwright
