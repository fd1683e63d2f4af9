#include "tests/engine/bot/own_bot.h"

#include <algorithm>
#include <utility>

#include "engine/bot/match.h"
#include "engine/play/turn/apply.h"
#include "engine/play/turn/legal.h"

namespace trackwright {

namespace {

// A higher rank is better: companies first, then shares, trains and runs; selling comes last.
int rank(const play::Action& action) {
  using enum play::ActionKind;
  switch (action.kind) {
    case Par:
      return 5;
    case BuyShares:
    case BuyTrain:
      return 4;
    case RunRoutes:
      return action.routes.empty() ? 0 : 4;
    case SellShares:
    case Bankrupt:
      return -1;
    case Pass:
      return 1;
    default:
      return 2;
  }
}

}  // namespace

Expected<bot::BotChoice> OwnBot::choose(const play::Game& game, const play::State& state) {
  std::vector<play::Action> all = play::legal_actions(game, state);
  bot::keep_own(game, state, seat_, all);
  if (all.empty()) return unexpected(std::string("no legal action"));
  auto best = std::ranges::max_element(all, {}, rank);
  return bot::BotChoice{std::move(*best), "by its rank"};
}

}  // namespace trackwright
