// Price moves on the market. A move right at the end of a row goes up, and a move left at its beginning goes
// down, unless the title sets `row_ends`. On a market with one row, up is right and down is left.
#include <algorithm>
#include <tuple>

#include "engine/play/table/table.h"

namespace trackwright::play {

namespace {

Cell offset(Cell cell, int rows, int columns) {
  return {static_cast<std::int8_t>(cell.row + rows), static_cast<std::int8_t>(cell.column + columns)};
}

Cell there_or(const Game& game, Cell next, Cell now) {
  return game.price_at(next) ? next : now;
}

bool crosses_line(const Game& game, Cell from, Cell to) {
  return game.effect(to, MarketEffect::NotByOne) && !game.effect(from, MarketEffect::NotByOne);
}

// The cell of a price that leaves the end of a row or column; the same cell if it cannot move on.
Cell at_end(const Game& game, Cell cell, RowEnd end) {
  switch (end) {
    case RowEnd::Up:
      return there_or(game, offset(cell, -1, 0), cell);
    case RowEnd::Down:
      return there_or(game, offset(cell, 1, 0), cell);
    case RowEnd::Left:
      return there_or(game, offset(cell, 0, -1), cell);
    case RowEnd::Right:
      return there_or(game, offset(cell, 0, 1), cell);
    case RowEnd::RightAndDown: {
      const Cell right = there_or(game, offset(cell, 0, 1), cell);
      return right == cell ? cell : there_or(game, offset(right, 1, 0), right);
    }
    case RowEnd::Stay:
    case RowEnd::Closes:
      return cell;
  }
  return cell;
}

RowEnd end_to(const Market& market, PriceDirection to) {
  switch (to) {
    case PriceDirection::Right:
      return market.row_end_right.value_or(RowEnd::Up);
    case PriceDirection::Left:
      return market.row_end_left.value_or(RowEnd::Down);
    case PriceDirection::Up:
      return market.row_end_top.value_or(RowEnd::Stay);
    case PriceDirection::Down:
      return RowEnd::Stay;
  }
  return RowEnd::Stay;
}

bool has_ledge(const Game& game, Cell cell) {
  return game.title()
      .market.rows[static_cast<std::size_t>(cell.row)][static_cast<std::size_t>(cell.column)]
      ->ledge_right;
}

Cell up_of(const Game& game, Cell cell) {
  const Market& market = game.title().market;
  if (market.shape != MarketShape::Grid) return there_or(game, offset(cell, 0, 1), cell);
  return cell.row == 0 ? at_end(game, cell, end_to(market, PriceDirection::Up))
                       : there_or(game, offset(cell, -1, 0), cell);
}

Cell down_of(const Game& game, Cell cell) {
  const bool grid = game.title().market.shape == MarketShape::Grid;
  return there_or(game, grid ? offset(cell, 1, 0) : offset(cell, 0, -1), cell);
}

// On a zigzag market (two rows that alternate), one step is two prices.
Cell along_row(const Game& game, Cell cell, PriceDirection to) {
  const Market& market = game.title().market;
  const bool right = to == PriceDirection::Right;
  const int step = market.shape == MarketShape::Zigzag ? 2 : 1;
  const Cell next = offset(cell, 0, right ? step : -step);
  if (right && crosses_line(game, cell, next)) return up_of(game, cell);
  if (game.price_at(next) && !(right && has_ledge(game, cell))) return next;
  return at_end(game, cell, end_to(market, to));
}

Cell step_of(const Game& game, Cell cell, PriceDirection to) {
  switch (to) {
    case PriceDirection::Up:
      return up_of(game, cell);
    case PriceDirection::Down:
      return down_of(game, cell);
    case PriceDirection::Left:
    case PriceDirection::Right:
      return along_row(game, cell, to);
  }
  return cell;
}

// The cells that a price enters by one move per share of a sale. The price stays in its cell if it cannot
// move on. If a single share cannot cross a line, the first of several shares stops at it, and the second one
// crosses it.
std::vector<Cell> way_of_sale(const Game& game, Cell cell, PriceMove move, int shares) {
  std::vector<Cell> way;
  const auto go = [&](bool crosses) {
    for (int step = 0; step < move.steps; ++step) {
      const Cell next = step_of(game, cell, move.to);
      if (!crosses && crosses_line(game, cell, next)) return false;
      way.push_back(cell = next);
    }
    return true;
  };
  bool at_line = false;
  for (; shares > 0; --shares) {
    if (at_line) go(true);
    at_line = !go(false);
  }
  return way;
}

struct SaleMove {
  PriceMove move;
  int shares = 0;  // the shares that cause it
};

// All moves that the market defines for a sale.
std::vector<SaleMove> moves_of_sale(const Game& game, Cell cell, const PlayTable::Sale& sale) {
  const MarketRules& market = game.market;
  std::vector<SaleMove> moves;
  const auto add = [&](const std::optional<PriceMove>& move, int shares) {
    if (move) moves.push_back({*move, shares});
  };
  add(market.on(MoveCause::EachShareSold), sale.shares);
  add(market.on(MoveCause::EachTenSold), sale.percent / 10);
  const bool counts = sale.by_president || game.price_at(cell).value_or(0) >= market.president_below;
  const auto& once = sale.by_president && market.on(MoveCause::PresidentSale)
                         ? market.on(MoveCause::PresidentSale)
                         : market.on(MoveCause::Sale);
  if (counts) add(once, 1);
  return moves;
}

}  // namespace

void PlayTable::enter(std::size_t company, Cell cell) {
  CompanyState& one = state.companies[company];
  if (one.cell == cell) return;
  one.cell = cell;
  one.entered = ++state.clock;
  if (game.effect(cell, MarketEffect::Ends)) state.price_end_reached = true;
}

void PlayTable::step_price(std::size_t company, Cell next, PriceDirection to) {
  const Market& market = game.title().market;
  const Cell now = state.companies[company].cell;
  const bool sideways = to == PriceDirection::Left || to == PriceDirection::Right;
  const bool at_top = market.shape == MarketShape::Grid && to == PriceDirection::Up && now.row == 0;
  if (next == now && (sideways || at_top) && end_to(market, to) == RowEnd::Closes)
    state.companies[company].off_market = true;
  enter(company, next);
}

void PlayTable::move_price(std::size_t company, PriceMove move) {
  for (int step = 0; step < move.steps; ++step)
    step_price(company, step_of(game, state.companies[company].cell, move.to), move.to);
}

void PlayTable::move_for(std::size_t company, MoveCause cause) {
  if (const auto& move = game.market.on(cause)) move_price(company, *move);
}

void PlayTable::move_left(std::size_t company) {
  move_price(company, {PriceDirection::Left, 1});
}

PlayTable::Sale PlayTable::terms_of(const UnsettledSale& sale) const {
  return {sale.shares, sale.shares * share_of(sale.company), sale.president == sale.seller};
}

void PlayTable::move_for_sale(std::size_t company, const Sale& sale) {
  for (const SaleMove& one : moves_of_sale(game, state.companies[company].cell, sale))
    for (const Cell next : way_of_sale(game, state.companies[company].cell, one.move, one.shares))
      step_price(company, next, one.move.to);
}

Cell PlayTable::cell_after(std::size_t company, const Sale& sale) const {
  Cell cell = state.companies[company].cell;
  for (const SaleMove& one : moves_of_sale(game, cell, sale)) {
    const auto way = way_of_sale(game, cell, one.move, one.shares);
    if (!way.empty()) cell = way.back();
  }
  return cell;
}

int PlayTable::price_to_left(std::size_t company, int cells) const {
  Cell cell = state.companies[company].cell;
  for (; cells > 0; --cells) cell = step_of(game, cell, PriceDirection::Left);
  return game.price_at(cell).value_or(0);
}
int PlayTable::price_to_right(std::size_t company) const {
  return game.price_at(step_of(game, state.companies[company].cell, PriceDirection::Right)).value_or(0);
}

std::vector<std::uint8_t> PlayTable::in_cell(Cell cell) const {
  std::vector<std::uint8_t> here;
  for (std::size_t c = 0; c < state.companies.size(); ++c)
    if (state.companies[c].cell == cell && !state.companies[c].closed)
      here.push_back(static_cast<std::uint8_t>(c));
  std::ranges::sort(here, {}, [&](std::uint8_t c) { return state.companies[c].entered; });
  return here;
}

int PlayTable::place_in_cell(std::size_t company) const {
  const auto here = in_cell(state.companies[company].cell);
  return static_cast<int>(std::ranges::find(here, company) - here.begin());
}

bool PlayTable::operates_before(std::size_t a, std::size_t b) const {
  const auto key = [&](std::size_t c) {
    const CompanyState& one = state.companies[c];
    return std::tuple(-game.price_at(one.cell).value_or(0), -one.cell.column, one.cell.row, one.entered);
  };
  return key(a) < key(b);
}

std::vector<std::uint8_t> PlayTable::operating_order() const {
  std::vector<std::uint8_t> minors;
  std::vector<std::uint8_t> order;
  for (std::size_t c = 0; c < state.companies.size(); ++c)
    if (state.companies[c].floated && !state.companies[c].closed)
      (game.companies[c].minor ? minors : order).push_back(static_cast<std::uint8_t>(c));
  std::ranges::sort(order, [&](std::uint8_t a, std::uint8_t b) { return operates_before(a, b); });
  const auto first = said(game.rules().operating.first_order, rule::OperatingOrder::Price);
  if (operating() && state.turn == 1 && state.num == 1 && first == rule::OperatingOrder::LowestPrice)
    std::ranges::stable_sort(order, {}, [&](std::uint8_t c) {
      return std::pair(game.price_at(state.companies[c].cell).value_or(0), state.companies[c].entered);
    });
  minors.insert(minors.end(), order.begin(), order.end());
  if (game.neutral != nullptr) {
    const auto theirs =
        std::stable_partition(minors.begin(), minors.end(), [&](std::uint8_t c) { return !is_neutral(c); });
    std::sort(theirs, minors.end(),
              [&](std::uint8_t a, std::uint8_t b) { return game.companies[a].id < game.companies[b].id; });
  }
  return minors;
}

}  // namespace trackwright::play
