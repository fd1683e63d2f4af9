// Players buy privates in turn at face value, in one of several orders of turns. The sale ends after all
// players have passed in succession, after a fixed number of turns, or when everything is sold. A sale in
// stock rounds is not a round of its own: unsold.cpp.
#include <algorithm>

#include "engine/play/auction/steps.h"

namespace trackwright::play {

namespace {

// The seat of a turn, counted from 0.
std::size_t seat_of_turn(rule::TurnOrder order, std::size_t turn, std::size_t seats) {
  const std::size_t round = turn / seats;
  const std::size_t place = turn % seats;
  switch (order) {
    case rule::TurnOrder::Seats:
      return place;
    case rule::TurnOrder::Reversed:
      return seats - 1 - place;
    case rule::TurnOrder::ReversedFirst:
      return round == 0 ? seats - 1 - place : place;
    case rule::TurnOrder::Snake:
      return round % 2 == 0 ? place : seats - 1 - place;
    case rule::TurnOrder::Rotating:
      return (place + round) % seats;
  }
  return place;
}

void place_turn(PlayTable& table) {
  State& state = table.state;
  state.at = static_cast<std::uint8_t>(seat_of_turn(said(first_sale(table).order, rule::TurnOrder::Seats),
                                                    state.sale_turns, state.order.size()));
}

void end_sale(PlayTable& table) {
  table.state.auction_over = true;
  table.state.at = 0;
  all_may_bid(table);
  if (!table.game.sells_later) leave_unsold(table);
}

// Goes to the next player who can buy something; a player who cannot passes.
void next_turn(PlayTable& table) {
  State& state = table.state;
  const auto& turns = first_sale(table).turns;
  while (!state.auction_over) {
    const bool last =
        turns && state.sale_turns >= static_cast<std::size_t>(turns->value) * state.order.size();
    if (last || !first_unsold(table) || std::ranges::all_of(state.players, &PlayerState::passed))
      return end_sale(table);
    place_turn(table);
    const std::size_t player = state.order[state.at];
    if (can_pay_for_one(table, player)) return;
    state.players[player].passed = true;
    ++state.sale_turns;
  }
}

}  // namespace

bool begins_with_stock_round(const Game& game) {
  const auto& opening = game.rules().opening;
  return game.at_face &&
         said(opening.front().held, rule::AuctionTime::BeforeStockRound) == rule::AuctionTime::InStockRounds;
}

void open_at_face(PlayTable& table) {
  next_turn(table);
}

int price_at_face(const PlayTable& table, std::size_t one) {
  return std::max(table.game.privates[one].price - table.state.privates[one].discount, 0);
}

std::size_t buyer_now(const PlayTable& table) {
  return table.state.order[table.state.at];
}

bool may_pass_at_face(const PlayTable& table) {
  return said(first_sale(table).may_pass, true);
}

bool sale_at_face_is_over(const PlayTable& table) {
  return table.state.auction_over || !first_unsold(table);
}

Verdict buy_at_face(PlayTable& table, const Action& action) {
  State& state = table.state;
  const std::size_t player = action.actor.index;
  const int price = price_at_face(table, action.private_);
  if (action.price != price)
    return refused("opening.auction",
                   table.game.privates[action.private_].id + " costs " + table.money(price));
  if (price > state.players[player].cash)
    return refused("opening", "the player has only " + table.money(state.players[player].cash));
  all_may_bid(table);
  state.last_to_act = static_cast<std::int8_t>(player);
  get_private(table, player, action.private_, price);
  ++state.sale_turns;
  next_turn(table);
  return {};
}

Verdict pass_at_face(PlayTable& table, std::size_t player) {
  if (!may_pass_at_face(table)) return refused("opening.may_pass", "the player must buy one of the items");
  table.state.players[player].passed = true;
  ++table.state.sale_turns;
  next_turn(table);
  return {};
}

}  // namespace trackwright::play
