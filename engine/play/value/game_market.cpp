// The market of a game: effects of cells, par prices and price moves.
#include <algorithm>
#include <tuple>

#include "engine/play/value/game_builder.h"
#include "engine/title/market.h"

namespace trackwright::play {

namespace {

bool is_in(const MarketCell& cell, const MarketZone& zone) {
  return cell.zones.find(zone.letter) != std::string::npos;
}

std::uint8_t effects_in(const Market& market, const MarketCell& cell) {
  unsigned bits = 0;
  for (const MarketZone& zone : market.zones)
    if (is_in(cell, zone))
      for (const auto& effect : zone.effects) bits |= 1U << static_cast<unsigned>(effect.value);
  return static_cast<std::uint8_t>(bits);
}

bool is_par(const Market& market, const MarketCell& cell) {
  return cell.zones.find('p') != std::string::npos ||
         std::ranges::any_of(market.zones,
                             [&](const MarketZone& zone) { return zone.par && is_in(cell, zone); });
}

}  // namespace

void GameBuilder::market() {
  const Market& market = title_.market;
  std::vector<std::pair<std::tuple<int, int, int>, Cell>> par;
  for (std::size_t r = 0; r < market.rows.size(); ++r) {
    auto& effects = game_.cell_effects.emplace_back();
    for (std::size_t c = 0; c < market.rows[r].size(); ++c) {
      const auto& cell = market.rows[r][c];
      effects.push_back(cell ? effects_in(market, *cell) : std::uint8_t{0});
      if (cell && is_par(market, *cell))
        par.emplace_back(std::tuple(cell->price, static_cast<int>(c), static_cast<int>(r)),
                         Cell{static_cast<std::int8_t>(r), static_cast<std::int8_t>(c)});
    }
  }
  std::ranges::sort(par, [](const auto& a, const auto& b) { return a.first > b.first; });
  for (const auto& [key, cell] : par) game_.par_cells.push_back(cell);
  neutral_player();
  if (market.moves.empty()) plain_moves();
  for (const MarketMove& move : market.moves) add(move);
}

void GameBuilder::plain_moves() {
  const auto put = [&](MoveCause cause, PriceDirection to) {
    game_.market.moves[static_cast<std::size_t>(cause)] = PriceMove{to, 1};
  };
  put(MoveCause::Pays, PriceDirection::Right);
  put(MoveCause::PaysNothing, PriceDirection::Left);
  put(MoveCause::EachShareSold, PriceDirection::Down);
  put(MoveCause::SoldOut, PriceDirection::Up);
}

void GameBuilder::neutral_player() {
  const auto& neutral = rules_.neutral_player;
  if (!neutral || game_.players_ > said(neutral->up_to, game_.players_)) return;
  game_.neutral = &*neutral;
  for (const Cell cell : game_.par_cells)
    if (neutral->price && *game_.price_at(cell) == neutral->price->value) game_.neutral_cell = cell;
}

void GameBuilder::add(const MarketMove& move) {
  if (const auto payout = payout_move(move.when, move.move)) {
    game_.market.payouts.push_back(*payout);
    return;
  }
  if (const auto price = price_of_presidents_sales(move.when); price && move.move == "stay") {
    game_.market.president_below = *price;
    return;
  }
  const MoveCause cause = move_cause(move.when);
  const auto plain = price_move(move.move);
  if (cause == MoveCause::Unknown)
    game_.unknown.push_back("market: moves when `" + move.when + "`");
  else if (!plain)
    game_.unknown.push_back("market: `" + move.move + "` when `" + move.when + "`");
  else
    game_.market.moves[static_cast<std::size_t>(cause)] = *plain;
}

}  // namespace trackwright::play
