// Companies that are auctioned one by one in stock rounds: the player whose turn it is puts one up and bids
// first. Then all players in turn raise or drop out until one is left, or, if the rules set it so, until all
// pass a bid. The bid goes to the company's treasury or to the bank, and sets its par price.
#include <algorithm>

#include "engine/play/auction/steps.h"
#include "engine/play/stock/steps.h"

namespace trackwright::play {

namespace {

const CompanyAuction& rules_of(const PlayTable& table) {
  return *table.game.company_auction;
}

// Checks a bid against the lowest legal bid; `rule` is the source of that minimum.
Verdict check_bid(const PlayTable& table, const Action& action, const char* rule) {
  const int least = least_company_bid(table);
  const int cash = table.cash(action.actor);
  if (action.price < least) return refused(rule, "the lowest bid is " + table.money(least));
  if (rules_of(table).multiples && action.price % rules_of(table).step != 0)
    return refused("opening.multiples", "bids must be multiples of " + table.money(rules_of(table).step));
  if (action.price > cash) return refused("opening", "the player has only " + table.money(cash));
  return {};
}

void keep(PlayTable& table, const Action& action) {
  table.state.bids = {{action.company, action.actor.index, static_cast<std::int16_t>(action.price)}};
}

void start_company(PlayTable& table, std::size_t player, std::size_t company, int bid) {
  CompanyState& one = table.state.companies[company];
  const Cell cell = par_of_half(table, bid).value_or(table.game.par_cells.back());
  table.enter(company, cell);
  one.par = cell;
  table.pay(player_owner(player), rules_of(table).to_bank ? the_bank : company_owner(company), bid);
  table.buy(table.bundle(company, the_offer, {0}, 0), player_owner(player), true);
  const auto time = table.game.companies[company].home_time;
  if (time == rule::HomeTime::Start || time == rule::HomeTime::Float) table.place_home(company);
}

// Passes to the next player who can bid more; players who cannot are out. When one bidder is left, that
// player gets the company, and the turn of the player who put it up ends.
void next_bidder(PlayTable& table) {
  State& state = table.state;
  const std::size_t seats = state.order.size();
  const Bid highest = state.bids.back();
  for (std::size_t step = 0; step < seats; ++step) {
    state.bidding = static_cast<std::uint8_t>((state.bidding + 1U) % seats);
    const std::size_t player = state.order[state.bidding];
    if (player == highest.player || bids_no_more(table, player)) continue;
    if (state.players[player].cash >= least_company_bid(table)) return;
    state.out = static_cast<std::uint16_t>(state.out | (1U << player));
  }
  const auto company = static_cast<std::uint8_t>(state.put_up);
  state.put_up = -1;
  state.out = 0;
  state.bids.clear();
  start_company(table, highest.player, company, highest.price);
  state.players[*table.player_now()].passed = false;
  table.pass_step(Stage::Shares);
}

}  // namespace

// The topmost company that is left in each column of the matrix.
std::vector<std::uint8_t> companies_on_offer(const PlayTable& table) {
  std::vector<std::uint8_t> top;
  if (!table.game.company_auction) return top;
  const CompanyAuction& rules = rules_of(table);
  for (std::size_t column = 0; column < rules.columns; ++column)
    for (std::size_t i = column; i < rules.matrix.size(); i += rules.columns) {
      const CompanyState& one = table.state.companies[rules.matrix[i]];
      if (one.started || one.closed) continue;
      top.push_back(rules.matrix[i]);
      break;
    }
  return top;
}

bool can_put_up(const PlayTable& table, std::size_t player) {
  return table.game.company_auction && !has_acted(table.state.this_turn) &&
         table.state.players[player].cash >= rules_of(table).start && !companies_on_offer(table).empty();
}

std::size_t company_bidder(const PlayTable& table) {
  return table.state.order[table.state.bidding];
}

int least_company_bid(const PlayTable& table) {
  const auto& bids = table.state.bids;
  return bids.empty() ? rules_of(table).start : bids.back().price + rules_of(table).step;
}

Verdict put_up(PlayTable& table, const Action& action) {
  State& state = table.state;
  const auto offered = companies_on_offer(table);
  if (std::ranges::find(offered, action.company) == offered.end())
    return refused("opening.columns", "the company cannot be put up for auction now");
  if (!can_put_up(table, action.actor.index))
    return refused("stock_round.turn", "no company can be put up for auction in this turn");
  if (auto no = check_bid(table, action, "opening.start")) return no;
  state.put_up = static_cast<std::int8_t>(action.company);
  state.bidding = state.at;
  state.last_to_act = static_cast<std::int8_t>(action.actor.index);
  keep(table, action);
  next_bidder(table);
  return {};
}

Verdict bid_for_company(PlayTable& table, const Action& action) {
  const auto company = static_cast<std::uint8_t>(table.state.put_up);
  if (action.company != company)
    return refused("opening.auction", table.game.companies[company].id + " is being auctioned");
  if (auto no = check_bid(table, action, "opening.step")) return no;
  if (!rules_of(table).out_when_passed) table.state.out = 0;
  keep(table, action);
  next_bidder(table);
  return {};
}

Verdict pass_company(PlayTable& table, std::size_t player) {
  table.state.out = static_cast<std::uint16_t>(table.state.out | (1U << player));
  next_bidder(table);
  return {};
}

}  // namespace trackwright::play
