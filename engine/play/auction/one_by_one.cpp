// Privates that are auctioned one after another. Either the player whose turn it is puts one up with a bid,
// or the next one of the list comes up by itself. Players bid in turn until one is left; a player who passes
// is out. If nobody bids, the rule `all_pass` decides. During an auction, State::at remains at the player who
// began it.
#include <algorithm>

#include "engine/play/auction/steps.h"

namespace trackwright::play {

namespace {

bool in_order(const PlayTable& table) {
  return said(first_sale(table).in_order, false);
}

rule::AllPass when_all_pass(const PlayTable& table) {
  return said(first_sale(table).all_pass, rule::AllPass::PrivatesPay);
}

// The seat of the first player from this seat on who still takes part in the auction of the item. Before its
// first bid, players who have passed are skipped, too.
std::optional<std::size_t> seat_in_auction(const PlayTable& table, std::size_t from) {
  const State& state = table.state;
  const std::size_t seats = state.order.size();
  for (std::size_t step = 0; step < seats; ++step) {
    const std::size_t seat = (from + step) % seats;
    const std::size_t player = state.order[seat];
    if (bids_no_more(table, player) || (state.bids.empty() && state.players[player].passed)) continue;
    return seat;
  }
  return std::nullopt;
}

void leave(PlayTable& table, std::size_t player) {
  table.state.out = static_cast<std::uint16_t>(table.state.out | (1U << player));
}

// Players who cannot pay the next bid are out, except the highest bidder and, before the first bid, the
// player who begins.
void drop_poor(PlayTable& table) {
  const State& state = table.state;
  const auto one = static_cast<std::size_t>(state.auctioning);
  const bool early = said(first_sale(table).early_pass_out, true);
  const std::size_t stays = !state.bids.empty() ? state.bids.back().player
                            : early             ? state.order[state.at]
                                                : no_private;
  for (std::size_t player = 0; player < state.players.size(); ++player)
    if (player != stays && state.players[player].cash < least_bid_for_one(table, one)) leave(table, player);
}

void put_up_one(PlayTable& table, std::size_t one) {
  table.state.auctioning = static_cast<std::int8_t>(one);
  table.state.out = 0;
  all_may_bid(table);
  drop_poor(table);
}

// A player who can pay for nothing begins no auction.
void skip_poor(PlayTable& table) {
  const auto& order = table.state.order;
  for (std::size_t step = 0; step < order.size(); ++step) {
    if (can_pay_for_one(table, order[table.state.at])) return;
    next_player(table);
  }
}

// The next turn, and the next item if items come up by themselves.
void next_item(PlayTable& table) {
  State& state = table.state;
  state.auctioning = -1;
  state.falling = false;
  state.out = 0;
  state.bids.clear();
  all_may_bid(table);
  const auto next = first_unsold(table);
  if (!in_order(table) || !next || state.auction_over) return;
  skip_poor(table);
  put_up_one(table, *next);
}

void win(PlayTable& table, std::size_t player, int price) {
  State& state = table.state;
  const auto one = static_cast<std::size_t>(state.auctioning);
  if (said(first_sale(table).next_turn, rule::NextTurn::AfterStarter) == rule::NextTurn::AfterWinner)
    state.at = static_cast<std::uint8_t>(place_in_order(table, player));
  next_player(table);
  get_private(table, player, one, price);
  next_item(table);
}

void end_auction(PlayTable& table) {
  table.state.auction_over = true;
  if (!table.game.sells_later) leave_unsold(table);
}

// A free item goes to the next player, or, if its price fell by itself, to the player who began.
void give_free(PlayTable& table, std::size_t one, bool next) {
  table.state.auctioning = static_cast<std::int8_t>(one);
  const std::size_t seats = table.state.order.size();
  win(table, table.state.order[(table.state.at + (next ? 1U : 0U)) % seats], 0);
}

void nobody_bids(PlayTable& table) {
  State& state = table.state;
  const auto one = first_unsold(table);
  if (!one) return;
  const auto all = when_all_pass(table);
  const bool chosen = !in_order(table);
  if (all == rule::AllPass::AuctionEnds) {
    next_player(table);
    state.auctioning = -1;
    end_auction(table);
  } else if (all == rule::AllPass::ItemLeaves) {
    state.privates[*one].closed = true;
    next_item(table);
  } else if (all == rule::AllPass::PriceFalls) {
    if (price_falls(table, *one)) return give_free(table, *one, false);
    state.falling = true;
    put_up_one(table, *one);
  } else if (all == rule::AllPass::CheapestFalls || (*one == 0U && table.game.cheapest_falls > 0)) {
    if (price_falls(table, *one)) return give_free(table, *one, true);
    if (chosen) next_player(table);
    next_item(table);
  } else {
    pay_between_passes(table);
    if (chosen) next_player(table);
    if (!state.over) next_item(table);
  }
}

// Settles the auction of an item as far as nobody has a choice.
void settle_one(PlayTable& table) {
  State& state = table.state;
  while (!state.over && !state.auction_over && state.auctioning >= 0) {
    if (state.bids.empty()) {
      if (seat_in_auction(table, state.at)) return;
      nobody_bids(table);
      if (!in_order(table)) return;
      continue;
    }
    const Bid highest = state.bids.back();
    const auto others = std::ranges::count_if(
        state.order, [&](std::uint8_t one) { return one != highest.player && !bids_no_more(table, one); });
    if (others > 0) return;
    win(table, highest.player, highest.price);
  }
}

// The next player who has not passed and can put something up.
void next_starter(PlayTable& table) {
  State& state = table.state;
  while (!state.over && !state.auction_over && first_unsold(table)) {
    PlayerState& player = state.players[state.order[state.at]];
    if (!player.passed && !player.bankrupt && can_pay_for_one(table, state.order[state.at])) return;
    player.passed = true;
    if (std::ranges::all_of(state.players, [](const PlayerState& one) { return one.passed || one.bankrupt; }))
      nobody_bids(table);
    else
      next_player(table);
  }
}

}  // namespace

void open_one_by_one(PlayTable& table) {
  next_item(table);
  settle_one(table);
}

std::size_t bidder_for_one(const PlayTable& table) {
  const State& state = table.state;
  if (state.auctioning < 0) return state.order[state.at];
  const std::size_t from =
      state.bids.empty() ? state.at : place_in_order(table, state.bids.back().player) + 1;
  return state.order[seat_in_auction(table, from).value_or(state.at)];
}

int least_bid_for_one(const PlayTable& table, std::size_t one) {
  const State& state = table.state;
  if (!state.bids.empty() && state.auctioning == static_cast<int>(one))
    return state.bids.back().price + table.game.bid_step;
  const int face = table.game.privates[one].price;
  return std::max(said(first_sale(table).start, face) - state.privates[one].discount, 0);
}

bool is_up(const PlayTable& table, std::size_t one) {
  if (table.state.auctioning >= 0) return table.state.auctioning == static_cast<int>(one);
  return !in_order(table) && is_unsold(table, one);
}

bool one_by_one_is_over(const PlayTable& table) {
  return table.state.auction_over || !first_unsold(table);
}

Verdict bid_for_one(PlayTable& table, const Action& action) {
  State& state = table.state;
  const std::size_t one = action.private_;
  const std::size_t player = action.actor.index;
  if (!is_up(table, one)) return refused("opening.auction", "the private is not up for auction");
  const int least = least_bid_for_one(table, one);
  const std::string& id = table.game.privates[one].id;
  if (action.price < least)
    return refused("opening.step", "the lowest bid for " + id + " is " + table.money(least));
  if (state.falling && action.price != least)
    return refused("opening.falls", id + " costs " + table.money(least));
  if (table.game.bid_multiples && (action.price - least) % table.game.bid_step != 0)
    return refused("opening.multiples", "bids must rise by multiples of " + table.money(table.game.bid_step));
  if (action.price > state.players[player].cash)
    return refused("opening", "the player has only " + table.money(state.players[player].cash));
  state.last_to_act = static_cast<std::int8_t>(player);
  if (state.auctioning < 0) put_up_one(table, one);
  if (state.falling) {
    win(table, player, action.price);
  } else {
    state.bids = {
        {static_cast<std::uint8_t>(one), action.actor.index, static_cast<std::int16_t>(action.price)}};
    drop_poor(table);
  }
  settle_one(table);
  if (state.auctioning < 0) next_starter(table);
  return {};
}

Verdict pass_one(PlayTable& table, std::size_t player) {
  State& state = table.state;
  const bool early = state.auctioning >= 0 && state.bids.empty() && !state.falling;
  if (state.auctioning < 0 || (early && !said(first_sale(table).early_pass_out, true)))
    state.players[player].passed = true;
  else
    leave(table, player);
  settle_one(table);
  if (state.auctioning < 0) next_starter(table);
  return {};
}

}  // namespace trackwright::play
