// A power that outlives its private: its buyer may take the priority deal of one stock round.
#include <algorithm>

#include "engine/play/privates/steps.h"
#include "engine/play/stock/steps.h"

namespace trackwright::play {

namespace {

struct Right {
  std::size_t one = 0;
  std::size_t power = 0;
};

std::optional<Right> right_to_priority(const PlayTable& table) {
  for (std::size_t p = 0; p < table.game.privates.size(); ++p) {
    const auto& powers = table.game.privates[p].powers;
    for (std::size_t i = 0; i < powers.size(); ++i)
      if (powers[i].is(rule::Power::TakesPriority) && table.state.privates[p].buyer >= 0 &&
          left_of(table, p, i) > 0)
        return Right{p, i};
  }
  return std::nullopt;
}

}  // namespace

// The buyer, before any action of the round; not a buyer who has the priority deal already.
std::optional<std::size_t> asked_for_priority(const PlayTable& table) {
  const State& state = table.state;
  if (state.round != RoundKind::Stock || state.priority_asked) return std::nullopt;
  const auto right = right_to_priority(table);
  if (!right) return std::nullopt;
  const auto player = static_cast<std::uint8_t>(state.privates[right->one].buyer);
  if (state.order[state.at] == player || state.players[player].bankrupt) return std::nullopt;
  return player;
}

Verdict choose_priority(PlayTable& table, const Action& action) {
  State& state = table.state;
  const auto player = asked_for_priority(table);
  if (!player || !action.actor.is_player(*player))
    return refused("privates.powers", "the priority deal cannot be taken now");
  if (action.choice != "activate" && action.choice != "wait")
    return refused("privates.powers", "the choice must be `activate` or `wait`");
  state.priority_asked = true;
  if (action.choice == "wait") return {};
  const auto right = right_to_priority(table);
  use(table, right->one, right->power);
  state.at = static_cast<std::uint8_t>(std::ranges::find(state.order, *player) - state.order.begin());
  return {};
}

}  // namespace trackwright::play
