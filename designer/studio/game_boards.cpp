#include "designer/studio/game_boards.h"

#include <algorithm>
#include <utility>

#include "render/components/market/market.h"
#include "render/components/market/market_layout.h"
#include "render/components/market/par_chart.h"
#include "render/components/tokens/tokens.h"
#include "render/documents/svg.h"

namespace trackwright {

namespace {

std::optional<GameBoard> market_of(const ComponentContext& context) {
  const Board board = market_cells(context);
  if (board.size.width <= 0) return std::nullopt;
  GameBoard made{write_svg(board.drawing, board.size), board.size, {}};
  const std::vector<PlacedCell> cells = place_cells(context.title.market);
  for (std::size_t i = 0; i < cells.size(); ++i)
    made.places.push_back({static_cast<int>(cells[i].row), static_cast<int>(cells[i].column),
                           cells[i].cell->price, board.keep_whole.at(i)});
  return made;
}

std::optional<GameBoard> par_of(const ComponentContext& context) {
  const Component chart = par_chart(context);
  if (chart.boards.empty()) return std::nullopt;
  const Board& board = chart.boards.front();
  GameBoard made{write_svg(board.drawing, board.size), board.size, {}};
  const std::vector<int> prices = par_prices(context.title.market);
  for (std::size_t i = 0; i < prices.size(); ++i)
    made.places.push_back({0, static_cast<int>(i), prices[i], board.keep_whole.at(i)});
  return made;
}

}  // namespace

GameBoards game_boards(const Title& title, const Theme& theme, const ArtFiles& art) {
  Findings unheard;
  const ComponentContext context{title, theme, {}, unheard, &art};
  GameBoards made;
  made.market = market_of(context);
  made.par = par_of(context);
  made.token = context.options.market_token;
  const Size size{made.token, made.token};
  for (const Piece& piece : tokens(context).pieces) {
    if (piece.group != "market") continue;
    Drawing drawing;
    drawing.add(piece.front, Transform::translation(size.width / 2, size.height / 2));
    made.tokens.push_back({piece.about.name.text, write_svg(drawing, size)});
  }
  return made;
}

}  // namespace trackwright
