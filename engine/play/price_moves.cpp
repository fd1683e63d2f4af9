// How a price moves over the market: right at the end of a row is up, left at its beginning down, unless the
// title says otherwise (row_ends); on a market of one row up is right and down is left.
#include <algorithm>
#include <tuple>

#include "engine/play/table.h"

namespace trackwright::play {

namespace {

Cell offset(Cell cell, int rows, int columns) {
  return {static_cast<std::int8_t>(cell.row + rows), static_cast<std::int8_t>(cell.column + columns)};
}

Cell there_or(const Game& game, Cell next, Cell now) {
  return game.price_at(next) ? next : now;
}

Cell down_of(const Game& game, Cell cell);
Cell right_of(const Game& game, Cell cell);

bool crosses_line(const Game& game, Cell from, Cell to) {
  return game.effect(to, MarketEffect::NotByOne) && !game.effect(from, MarketEffect::NotByOne);
}

// What is to move up in the top row.
Cell over_the_top(const Game& game, Cell cell) {
  if (game.title().market.row_end_top != "right and down" || !game.price_at(offset(cell, 0, 1))) return cell;
  return down_of(game, right_of(game, cell));
}

Cell up_of(const Game& game, Cell cell) {
  switch (game.title().market.shape) {
    case MarketShape::Line:
    case MarketShape::Zigzag:
      return there_or(game, offset(cell, 0, 1), cell);
    case MarketShape::Grid:
      return cell.row == 0 ? over_the_top(game, cell) : there_or(game, offset(cell, -1, 0), cell);
  }
  return cell;
}

Cell down_of(const Game& game, Cell cell) {
  switch (game.title().market.shape) {
    case MarketShape::Line:
    case MarketShape::Zigzag:
      return there_or(game, offset(cell, 0, -1), cell);
    case MarketShape::Grid:
      return there_or(game, offset(cell, 1, 0), cell);
  }
  return cell;
}

Cell right_of(const Game& game, Cell cell) {
  if (game.title().market.shape == MarketShape::Zigzag) return there_or(game, offset(cell, 0, 2), cell);
  const Cell next = offset(cell, 0, 1);
  const auto& rows = game.title().market.rows;
  const bool ledge =
      rows[static_cast<std::size_t>(cell.row)][static_cast<std::size_t>(cell.column)]->ledge_right;
  if (crosses_line(game, cell, next)) return up_of(game, cell);
  if (!ledge && game.price_at(next)) return next;
  return game.title().market.row_end_right == "stay" ? cell : up_of(game, cell);
}

Cell left_of(const Game& game, Cell cell) {
  if (game.title().market.shape == MarketShape::Zigzag) return there_or(game, offset(cell, 0, -2), cell);
  const Cell next = offset(cell, 0, -1);
  if (game.price_at(next)) return next;
  return game.title().market.row_end_left == "stay" ? cell : down_of(game, cell);
}

}  // namespace

void PlayTable::enter(std::size_t company, Cell cell) {
  CompanyState& one = state.companies[company];
  if (one.cell == cell) return;
  one.cell = cell;
  one.entered = ++state.clock;
  if (game.effect(cell, MarketEffect::Ends)) state.price_end_reached = true;
}

void PlayTable::move_left(std::size_t company) {
  const Cell before = state.companies[company].cell;
  if (left_of(game, before) == before && game.title().market.row_end_left == "the company closes")
    state.companies[company].off_market = true;
  enter(company, left_of(game, state.companies[company].cell));
}
void PlayTable::move_right(std::size_t company) {
  enter(company, right_of(game, state.companies[company].cell));
}
void PlayTable::move_up(std::size_t company) {
  enter(company, up_of(game, state.companies[company].cell));
}
// A line that one share does not cross takes the first of several, and the second crosses it.
void PlayTable::move_down_for(std::size_t company, int shares) {
  bool at_line = false;
  for (; shares > 0; --shares) {
    if (at_line) move_down(company);
    const Cell cell = state.companies[company].cell;
    at_line = crosses_line(game, cell, down_of(game, cell));
    if (!at_line) move_down(company);
  }
}

Cell PlayTable::cell_below(std::size_t company, int shares) const {
  Cell cell = state.companies[company].cell;
  for (; shares > 0; --shares) cell = down_of(game, cell);
  return cell;
}

void PlayTable::move_down(std::size_t company) {
  enter(company, down_of(game, state.companies[company].cell));
}

int PlayTable::price_to_left(std::size_t company, int cells) const {
  Cell cell = state.companies[company].cell;
  for (; cells > 0; --cells) cell = left_of(game, cell);
  return game.price_at(cell).value_or(0);
}
int PlayTable::price_to_right(std::size_t company) const {
  return game.price_at(right_of(game, state.companies[company].cell)).value_or(0);
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
