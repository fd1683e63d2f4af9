#include "render/components/map/places_board.h"

#include "render/components/map/arrange.h"
#include "render/components/map/map_layout.h"
#include "render/components/map/map_places.h"
#include "render/words/lettering.h"

namespace trackwright {
namespace {

constexpr double edge = 8;  // mm around the places
constexpr int columns = 2;  // six places fill a sheet of A4

}  // namespace

Component places_board(const ComponentContext& context) {
  Component component{"places", "Places for cards", {}, {}};
  if (context.title.map.hexes().empty()) return component;
  const MapLayout layout = lay_out_map(context);
  Board board;
  board.id = "places";
  const double top = edge + board_title_height;
  int count = 0;
  for (const Panel& panel : layout.left_out) {
    if (!is_card_place(panel.kind)) continue;
    const int row = count / columns;
    const Point at{edge + count % columns * (block_column + block_gap),
                   top + row * (place_height + block_gap)};
    const Box box{at.x, at.y, block_column, place_height};
    board.drawing.add(draw_card_places(context, {panel, box, true, 1, true}));
    board.keep_whole.push_back(box);
    ++count;
  }
  if (count == 0) return component;
  const int rows = (count + columns - 1) / columns;
  board.size = {2 * edge + block_width(columns), top + rows * (place_height + block_gap) - block_gap + edge};
  draw_board_title(board.drawing, context.title, context.theme, "Places for cards", {}, {edge, edge},
                   board.size.width - 2 * edge);
  component.boards.push_back(std::move(board));
  return component;
}

}  // namespace trackwright
