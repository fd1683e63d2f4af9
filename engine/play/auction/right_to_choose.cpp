// An auction of the right to choose: players bid in turn or drop out until the right is sold. The highest
// bidder pays, takes one of the things for sale and pays its price, too; then the right is auctioned again.
// If nobody bids, the player with the priority must take something the first time; later, the auction ends,
// and the rest can be bought in stock rounds.
#include <algorithm>

#include "engine/play/auction/steps.h"

namespace trackwright::play {

namespace {

bool all_sold(const PlayTable& table) {
  return !first_unsold(table);
}

int cheapest_price(const PlayTable& table) {
  int least = 0;
  for (std::size_t p = 0; p < table.game.privates.size(); ++p)
    if (is_unsold(table, p) && (least == 0 || price_by_right(table, p) < least))
      least = price_by_right(table, p);
  return least;
}

// Records the player as out, and the seat of the first one to drop out since the last bid.
void leave_auction(PlayTable& table, std::size_t place) {
  State& state = table.state;
  state.out = static_cast<std::uint16_t>(state.out | (1U << state.order[place]));
  if (state.first_out < 0) state.first_out = static_cast<std::int8_t>(place);
}

bool can_bid(const PlayTable& table, std::size_t player) {
  return table.state.players[player].cash >= least_right_bid(table) + cheapest_price(table);
}

void take_by_right(PlayTable& table, std::size_t one);

// Takes the only thing without a choice.
void let_choose(PlayTable& table) {
  table.state.choosing = true;
  const auto choices = choices_of_right(table);
  if (choices.size() == 1) take_by_right(table, choices.front());
  if (choices.empty()) {
    table.state.choosing = false;
    table.state.auction_over = true;
  }
}

void nobody_opens(PlayTable& table) {
  State& state = table.state;
  const bool first = std::ranges::none_of(
      state.privates, [](const PrivateState& one) { return one.owner.is_player() || one.closed; });
  const auto all = first_sale(table).all_pass;
  state.auction_over = true;
  if (!first || said(all, rule::AllPass::AuctionEnds) != rule::AllPass::MustBuy) return;
  state.bids = {{no_private, state.order[state.at], 0}};
  let_choose(table);
}

// Goes to the first player from this seat on who can bid; players who cannot bid are out.
void ask(PlayTable& table, std::size_t place) {
  State& state = table.state;
  const std::size_t seats = state.order.size();
  for (std::size_t step = 0; step < seats; ++step, place = (place + 1) % seats) {
    const std::size_t player = state.order[place];
    if (bids_no_more(table, player) || (!state.bids.empty() && state.bids.back().player == player)) continue;
    if (can_bid(table, player)) {
      state.bidding = static_cast<std::uint8_t>(place);
      return;
    }
    leave_auction(table, place);
  }
  if (state.bids.empty()) return nobody_opens(table);
  const std::size_t after = (place_in_order(table, state.bids.back().player) + 1) % seats;
  state.at =
      state.first_out < 0 ? static_cast<std::uint8_t>(after) : static_cast<std::uint8_t>(state.first_out);
  let_choose(table);
}

void take_by_right(PlayTable& table, std::size_t one) {
  State& state = table.state;
  const Bid bid = state.bids.back();
  state.choosing = false;
  state.bids.clear();
  table.pay(player_owner(bid.player), the_bank, bid.price);
  get_private(table, bid.player, one, price_by_right(table, one));
  if (all_sold(table)) state.auction_over = true;
  if (!state.auction_over) open_right(table);
}

}  // namespace

int price_by_right(const PlayTable& table, std::size_t one) {
  return table.game.face_besides ? table.game.privates[one].price : 0;
}

// The player with the priority bids first.
void open_right(PlayTable& table) {
  table.state.out = 0;
  table.state.first_out = -1;
  ask(table, table.state.at);
}

bool right_is_over(const PlayTable& table) {
  return table.state.auction_over && !table.state.choosing;
}

std::size_t right_bidder(const PlayTable& table) {
  return table.state.choosing ? table.state.bids.back().player : table.state.order[table.state.bidding];
}

int least_right_bid(const PlayTable& table) {
  const auto& bids = table.state.bids;
  return bids.empty() ? table.game.right_start : bids.back().price + table.game.bid_step;
}

// The things that the winner can pay for in addition to the bid.
std::vector<std::uint8_t> choices_of_right(const PlayTable& table) {
  std::vector<std::uint8_t> choices;
  const Bid& bid = table.state.bids.back();
  for (std::size_t p = 0; p < table.game.privates.size(); ++p)
    if (is_unsold(table, p) && price_by_right(table, p) + bid.price <= table.state.players[bid.player].cash)
      choices.push_back(static_cast<std::uint8_t>(p));
  return choices;
}

namespace {

Verdict choose_by_right(PlayTable& table, const Action& action) {
  const auto choices = choices_of_right(table);
  if (std::ranges::find(choices, action.private_) == choices.end())
    return refused("opening.auction", "the player must take an affordable item");
  const int price = price_by_right(table, action.private_);
  if (action.price != price) return refused("opening.face_besides", "the price is " + table.money(price));
  take_by_right(table, action.private_);
  return {};
}

}  // namespace

Verdict bid_for_right(PlayTable& table, const Action& action) {
  State& state = table.state;
  if (state.choosing) return choose_by_right(table, action);
  if (action.private_ != no_private)
    return refused("opening.auction", "the bid is for the right to choose, not for an item");
  if (auto no = check_price(table, action.price, least_right_bid(table))) return no;
  const int most = table.cash(action.actor) - cheapest_price(table);
  if (action.price > most)
    return refused("opening",
                   "the player has only " + table.money(most) + " left after the price of the cheapest item");
  state.bids = {{no_private, action.actor.index, static_cast<std::int16_t>(action.price)}};
  state.first_out = -1;
  if (!table.game.out_when_passed) state.out = 0;
  state.last_to_act = static_cast<std::int8_t>(action.actor.index);
  ask(table, (state.bidding + 1U) % state.order.size());
  return {};
}

Verdict pass_right(PlayTable& table) {
  if (table.state.choosing) return refused("opening.auction", "the player must take one of the items");
  leave_auction(table, table.state.bidding);
  ask(table, (table.state.bidding + 1U) % table.state.order.size());
  return {};
}

}  // namespace trackwright::play
