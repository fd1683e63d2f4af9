// An auction of all privates at once, in sets of equally expensive ones: in turn, a player bids for a set, or
// passes and may bid again later. After all have passed, the highest bidder of each set, from the cheapest
// set on, takes one of its privates; the others leave the game.
#include <algorithm>
#include <utility>

#include "engine/play/auction/steps.h"

namespace trackwright::play {

namespace {

// Identifies a set by its first private.
std::size_t set_of(const PlayTable& table, std::size_t one) {
  std::size_t first = 0;
  while (table.game.privates[first].price != table.game.privates[one].price) ++first;
  return first;
}

const Bid* bid_for(const PlayTable& table, std::size_t set) {
  const auto found = std::ranges::find(table.state.bids, set, &Bid::company);
  return found == table.state.bids.end() ? nullptr : &*found;
}

// The cheapest set with a bid.
const Bid* cheapest_set(const PlayTable& table) {
  const auto price = [&](const Bid& bid) { return table.game.privates[bid.company].price; };
  const auto found = std::ranges::min_element(table.state.bids, {}, price);
  return found == table.state.bids.end() ? nullptr : &*found;
}

void take(PlayTable& table, std::size_t one) {
  const std::size_t set = set_of(table, one);
  const Bid bid = *bid_for(table, set);
  std::erase_if(table.state.bids, [&](const Bid& other) { return other.company == set; });
  get_private(table, bid.player, one, bid.price);
  for (std::size_t p = 0; p < table.state.privates.size(); ++p)
    if (is_unsold(table, p) && set_of(table, p) == set) table.state.privates[p].closed = true;
}

// Takes the only private of a set without a choice.
void settle_sets(PlayTable& table) {
  while (cheapest_set(table) != nullptr) {
    const auto choices = choices_of_set(table);
    if (choices.size() > 1) return;
    take(table, choices.front());
  }
  leave_unsold(table);
}

}  // namespace

std::vector<std::uint8_t> choices_of_set(const PlayTable& table) {
  std::vector<std::uint8_t> choices;
  const Bid* bid = cheapest_set(table);
  for (std::size_t p = 0; bid != nullptr && p < table.state.privates.size(); ++p)
    if (is_unsold(table, p) && set_of(table, p) == bid->company)
      choices.push_back(static_cast<std::uint8_t>(p));
  return choices;
}

bool is_offered_in_sets(const PlayTable& table, std::size_t one) {
  if (!table.state.choosing) return set_of(table, one) == one;
  const auto choices = choices_of_set(table);
  return std::ranges::find(choices, one) != choices.end();
}

std::size_t set_bidder(const PlayTable& table) {
  return table.state.choosing ? cheapest_set(table)->player : table.state.order[table.state.at];
}

int least_set_bid(const PlayTable& table, std::size_t one) {
  const Bid* highest = bid_for(table, set_of(table, one));
  if (table.state.choosing) return highest == nullptr ? 0 : highest->price;
  return highest == nullptr ? table.game.privates[one].price : highest->price + table.game.bid_step;
}

Verdict bid_on_set(PlayTable& table, const Action& action) {
  State& state = table.state;
  const std::size_t player = action.actor.index;
  const std::size_t one = action.private_;
  const int least = least_set_bid(table, one);
  if (state.choosing) {
    const auto choices = choices_of_set(table);
    if (std::ranges::find(choices, one) == choices.end() || action.price != least)
      return refused("opening.auction",
                     "a private of the set costs the amount of the bid, " + table.money(least));
    take(table, one);
    settle_sets(table);
    return {};
  }
  const std::size_t set = set_of(table, one);
  if (auto no = check_price(table, action.price, least)) return no;
  if (action.price > free_cash(table, player, set))
    return refused("opening.committed",
                   "the player has only " + table.money(free_cash(table, player, set)) + " left");
  std::erase_if(state.bids, [&](const Bid& bid) { return bid.company == set; });
  state.bids.push_back({static_cast<std::uint8_t>(set), static_cast<std::uint8_t>(player),
                        static_cast<std::int16_t>(action.price)});
  for (PlayerState& other : state.players) other.passed = false;
  next_player(table);
  return {};
}

// After all have passed in a row, the player who passed first has the priority.
Verdict pass_set(PlayTable& table, std::size_t player) {
  State& state = table.state;
  if (state.choosing) return refused("opening.auction", "the player must take one private of the set");
  state.players[player].passed = true;
  next_player(table);
  if (!std::ranges::all_of(state.players, &PlayerState::passed)) return {};
  for (PlayerState& one : state.players) one.passed = false;
  state.choosing = true;
  settle_sets(table);
  return {};
}

}  // namespace trackwright::play
