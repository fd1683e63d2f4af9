// A draft: each player in turn takes one of the top cards; the rest of these cards are shuffled and put at
// the bottom. A card with price 0 is blank. The last private gets cheaper each time that it is not taken.
// Players pay for and get their privates when the draft ends.
#include <algorithm>

#include "engine/play/auction/steps.h"
#include "engine/play/value/lots.h"

namespace trackwright::play {

namespace {

std::size_t looked_at(const PlayTable& table) {
  return std::min(table.state.players.size() + static_cast<std::size_t>(table.game.draft->looks_at),
                  table.state.deck.size());
}

bool stands_for_none(const PlayTable& table, std::size_t one) {
  return table.game.privates[one].price == 0;
}

bool one_is_left(const PlayTable& table) {
  return table.state.deck.size() == 1 && !stands_for_none(table, table.state.deck.front());
}

void shuffle_below(PlayTable& table, std::size_t taken) {
  auto& deck = table.state.deck;
  std::vector<std::pair<std::uint64_t, std::uint8_t>> looked;
  for (std::size_t i = looked_at(table); i > 0; --i) {
    looked.emplace_back(0, deck.front());
    deck.erase(deck.begin());
  }
  for (auto& [number, one] : looked) number = table.state.numbers = next_number(table.state.numbers);
  std::ranges::stable_sort(looked, {}, [](const auto& one) { return one.first; });
  for (const auto& [number, one] : looked)
    if (one != taken) deck.push_back(one);
}

// Settles in the order in which players first took a card.
void settle_draft(PlayTable& table) {
  State& state = table.state;
  std::vector<std::uint8_t> players;
  for (const auto& [player, one] : state.drafted)
    if (std::ranges::find(players, player) == players.end()) players.push_back(player);
  for (const std::uint8_t player : players)
    for (const auto& [taker, one] : state.drafted)
      if (taker == player && !stands_for_none(table, one))
        get_private(table, player, one, draft_price(table, one));
  state.drafted.clear();
  state.deck.clear();
  state.at = 0;
}

void take_card(PlayTable& table, std::size_t player, std::size_t one) {
  State& state = table.state;
  state.drafted.emplace_back(static_cast<std::uint8_t>(player), static_cast<std::uint8_t>(one));
  if (one_is_left(table))
    state.deck.clear();
  else
    shuffle_below(table, one);
}

}  // namespace

int draft_price(const PlayTable& table, std::size_t one) {
  return table.game.privates[one].price + table.game.privates[one].dearer -
         table.state.privates[one].discount;
}

std::size_t drafter_now(const PlayTable& table) {
  const std::size_t seats = table.state.order.size();
  return table.state.order[table.game.draft->reversed ? seats - 1 - table.state.at : table.state.at];
}

bool draft_is_over(const PlayTable& table) {
  const auto& deck = table.state.deck;
  const std::size_t whole = table.state.players.size() + static_cast<std::size_t>(table.game.draft->looks_at);
  return deck.size() < whole &&
         std::ranges::all_of(deck, [&](std::uint8_t one) { return stands_for_none(table, one); });
}

bool may_pass_draft(const PlayTable& table) {
  return one_is_left(table);
}

std::vector<std::uint8_t> draft_choices(const PlayTable& table) {
  const auto& deck = table.state.deck;
  return {deck.begin(), deck.begin() + static_cast<std::ptrdiff_t>(looked_at(table))};
}

Verdict draft(PlayTable& table, const Action& action) {
  const std::size_t player = drafter_now(table);
  if (auto no = not_their_turn(table, action, player)) return no;
  const auto choices = draft_choices(table);
  if (std::ranges::find(choices, action.private_) == choices.end())
    return refused("opening.looks_at",
                   table.game.privates[action.private_].id + " is not among the top cards");
  // An action may state the face value or the price to pay.
  if (action.price != table.game.privates[action.private_].price &&
      action.price != draft_price(table, action.private_))
    return refused("opening.dearer", table.game.privates[action.private_].id + " costs " +
                                         table.money(draft_price(table, action.private_)));
  take_card(table, player, action.private_);
  next_player(table);
  if (draft_is_over(table)) settle_draft(table);
  return {};
}

Verdict pass_draft(PlayTable& table, const Action& action) {
  const std::size_t player = drafter_now(table);
  if (auto no = not_their_turn(table, action, player)) return no;
  if (!one_is_left(table)) return refused("opening.auction", "the player must take one of the cards");
  const std::size_t one = table.state.deck.front();
  PrivateState& last = table.state.privates[one];
  last.discount = static_cast<std::int16_t>(last.discount + table.game.cheapest_falls);
  next_player(table);
  if (last.discount < table.game.privates[one].price) return {};
  take_card(table, drafter_now(table), one);
  settle_draft(table);
  return {};
}

}  // namespace trackwright::play
