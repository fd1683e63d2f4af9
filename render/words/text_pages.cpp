#include "render/words/text_pages.h"

#include <fmt/format.h>

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
  const double top = page_margin + board_title_height;
  const double bottom = text_page.height - page_margin;
  std::vector<Board> boards;
  int column = pages.columns;
  double y = bottom;
  for (const TextBlock& block : blocks) {
    if (y + block.height > bottom && (y > top || boards.empty())) {
      y = top;
      if (++column >= pages.columns) {
        boards.push_back(blank_page(context, pages, boards.size() + 1));
        column = 0;
      }
    }
    const double x = page_margin + column * (column_width(pages) + page_gutter);
    boards.back().drawing.add(block.drawing, Transform::translation(x, y));
    y += block.height + pages.gap;
  }
  return boards;
}

}  // namespace trackwright
