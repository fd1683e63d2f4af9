#include "engine/bot/bot.h"

#include <algorithm>
#include <utility>

#include "engine/bot/dice.h"
#include "engine/play/table/table.h"
#include "engine/play/turn/apply.h"
#include "engine/play/turn/steps.h"

namespace trackwright::bot {

using namespace play;

std::size_t player_to_act(const Game& game, const State& state) {
  State copy = state;  // a table may change its state
  const PlayTable table(game, copy);
  const Owner player = table.acts_for(waits_for(game, state));
  return player.is_player() ? player.index : 0;  // nobody decides for a company without a president
}

void keep_own(const Game& game, const State& state, std::optional<std::size_t> seat,
              std::vector<Action>& actions) {
  if (!seat) return;
  State copy = state;
  const PlayTable table(game, copy);
  const Owner next = waits_for(game, state);
  std::erase_if(actions, [&](const Action& action) {
    return action.actor != next && !table.acts_for(action.actor).is_player(*seat);
  });
}

State seen_by(const Game& game, const State& state, std::size_t player, std::uint64_t seed) {
  State seen = state;
  if (!game.draft || state.step != Stage::Draft) return seen;
  Dice dice(seed);
  std::vector<std::uint8_t*> hidden;
  const std::size_t open = state.players.size() + static_cast<std::size_t>(game.draft->looks_at);
  for (std::size_t i = open; i < seen.deck.size(); ++i) hidden.push_back(&seen.deck[i]);
  for (auto& [taker, one] : seen.drafted)
    if (taker != player) hidden.push_back(&one);
  std::vector<std::uint8_t> cards;
  for (const std::uint8_t* one : hidden) cards.push_back(*one);
  dice.shuffle(cards);
  for (std::size_t i = 0; i < hidden.size(); ++i) *hidden[i] = cards[i];
  seen.numbers = dice.next();
  return seen;
}

}  // namespace trackwright::bot
