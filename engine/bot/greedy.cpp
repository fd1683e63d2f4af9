#include "engine/bot/greedy.h"

#include <algorithm>
#include <utility>

#include "engine/bot/habits.h"
#include "engine/bot/lay_merit.h"
#include "engine/bot/trial.h"
#include "engine/play/privates/steps.h"
#include "engine/play/turn/legal.h"

namespace trackwright::bot {

using namespace play;

namespace {

constexpr std::size_t most_lays = 8;
constexpr double by_habit =
    0.5;  // the worth of one rank of the habits, which decides between equal positions

// The company whose income an action changes; none: the number of companies.
std::size_t changed_by(const Game& game, const Action& action) {
  switch (action.kind) {
    case ActionKind::LayTile:
    case ActionKind::PlaceToken:
    case ActionKind::PlaceBonusToken:
      return action.actor.is_company() ? action.actor.index : game.companies.size();
    default:
      return game.companies.size();
  }
}

}  // namespace

// Companies may pay any price between two limits for a private; the highest price serves its seller.
void Greedy::add_prices(const PlayTable& table, std::vector<Action>& all) const {
  const std::size_t many = all.size();
  for (std::size_t i = 0; i < many; ++i) {
    if (all[i].kind != ActionKind::BuyPrivate || !all[i].actor.is_company()) continue;
    Action dearest = all[i];
    dearest.price = std::min(most_price(table, dearest.private_), table.cash(dearest.actor));
    if (dearest.price > all[i].price) all.push_back(std::move(dearest));
  }
}

std::vector<Action> Greedy::worth_trying(const Game& game, State& state) {
  LegalQuestion question;
  question.run_steps = 20'000;
  std::vector<Action> all = candidates(game, state, question);
  keep_own(game, state, settings_.seat, all);
  const PlayTable table(game, state);
  add_prices(table, all);
  keep_best_lays(table, appraiser_->foresight(), most_lays, all);
  return all;
}

Expected<BotChoice> Greedy::choose(const Game& game, const State& state) {
  if (game_ != &game) {
    game_ = &game;
    appraiser_ = std::make_unique<Appraiser>(game);
  }
  State now = state;
  std::vector<Action> all = worth_trying(game, now);
  const std::size_t player = settings_.seat.value_or(player_to_act(game, state));
  const Habits habits(game, now);
  Trial trial(game, now, settings_);
  if (state.step == Stage::Routes) {
    std::ranges::stable_sort(all, std::greater(), [&](const Action& one) { return habits.rank(one); });
    for (Action& action : all)
      if (trial.after(action)) return BotChoice{std::move(action), {}};
    return unexpected(trial.why_none());
  }
  const Appraisal before = appraiser_->of(now);
  const std::uint64_t board = board_key(now);
  std::optional<Candidate> best;
  for (Action& action : all) {
    auto after = trial.after(action);
    if (!after) continue;
    const std::size_t changed = changed_by(game, action);
    const double tie = static_cast<double>(dice_.below(100)) / 1000;
    const double value = appraiser_->after(*after, before, board, changed).score(player) +
                         by_habit * habits.rank(action) + tie;
    if (!best || value > best->value) best = {std::move(action), value};
  }
  if (!best) return unexpected(trial.why_none());
  return BotChoice{std::move(best->action), {}};
}

}  // namespace trackwright::bot
