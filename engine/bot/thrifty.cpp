#include "engine/bot/thrifty.h"

#include <algorithm>
#include <utility>

#include "engine/bot/trial.h"
#include "engine/play/table/table.h"
#include "engine/play/turn/legal.h"

namespace trackwright::bot {

using namespace play;

namespace {

// Ranks the actions of a position. Random numbers break ties.
class Habits {
 public:
  Habits(const Game& game, const State& state) : game_(game), state_(state), table_(game, state_) {}

  int rank(const Action& action) const {
    switch (action.kind) {
      case ActionKind::Bankrupt:
      case ActionKind::EndGame:
        return 0;
      case ActionKind::SellShares:
        return last_resort;
      case ActionKind::Pass:
      case ActionKind::Choose:
      case ActionKind::PlaceBonusToken:
        return neutral;
      case ActionKind::Bid:
        return bid(action);
      case ActionKind::Par:
        return floats_soon(action) ? good + 1 : neutral - 1;
      case ActionKind::RunRoutes:
        return action.routes.empty() ? last_resort : good;
      case ActionKind::Dividend:
        return dividend(action);
      case ActionKind::BuyTrain:
        return train(action);
      case ActionKind::BuyPrivate:
        return neutral - 1;
      default:
        return good;
    }
  }

 private:
  static constexpr int last_resort = 1;
  static constexpr int neutral = 5;
  static constexpr int good = 7;
  static constexpr int best = 9;

  int bid(const Action& action) const {
    if (action.private_ == no_private) return good;
    const int face = game_.privates[action.private_].price;
    return action.price * 4 <= face * 5 ? good : neutral - 1;  // at most 25 % above the price
  }

  // Whether the president can pay for four shares at once, so that the company may soon float.
  bool floats_soon(const Action& action) const {
    constexpr int shares = 4;
    const int price = game_.price_at(action.cell).value_or(0);
    return table_.cash(action.actor) >= shares * price;
  }

  // Pays, unless the company has fewer than two trains and its revenue of at most three turns pays for the
  // next one. Never withholds in the last cell of the market, where the company could close.
  int dividend(const Action& action) const {
    if (action.dividend == rule::Dividend::Pay) return good + 1;
    if (action.dividend == rule::Dividend::Half) return good;
    constexpr int turns = 3;
    const int cheapest = table_.cheapest();
    const int missing = cheapest - table_.cash(action.actor);
    if (!action.actor.is_company() || cheapest == 0 || at_left_end(action.actor.index)) return neutral + 1;
    const bool needs = table_.trains_counted(action.actor.index) < 2;
    return needs && missing > 0 && missing <= turns * state_.this_turn.revenue ? best : neutral + 1;
  }

  bool at_left_end(std::size_t company) const {
    const Cell cell = state_.companies[company].cell;
    return !game_.price_at({cell.row, static_cast<std::int8_t>(cell.column - 1)});
  }

  // Buys from the bank. A train that will rust does not take the last place under the limit, since a full
  // company cannot buy the next train type.
  int train(const Action& action) const {
    if (state_.cards[action.card].owner.is_company()) return last_resort + 1;
    const int owned = table_.trains_counted(action.actor.index);
    const bool fills = owned > 0 && owned + 1 >= table_.train_limit(action.actor.index);
    return fills && !table_.base_of(action.card).rusts_on.empty() ? neutral - 1 : good;
  }

  const Game& game_;
  State state_;  // a copy, since a table may change its state
  PlayTable table_;
};

// Prefers, among the first lays, the one from which the company reaches the most stops. Without a route
// nobody earns, and prices fall until companies close.
void prefer_reaching_lays(const Game& game, const State& state, std::vector<Action>& all) {
  constexpr std::size_t most_tried = 12;
  std::size_t best = 0;
  std::size_t most = 0;
  for (std::size_t i = 0; i < std::min(all.size(), most_tried); ++i) {
    const Action& action = all[i];
    if (action.kind != ActionKind::LayTile || !action.actor.is_company()) break;
    auto after = apply(game, state, action);
    if (!after) continue;
    const std::size_t company = action.actor.index;
    const PlayTable table(game, *after);
    const std::size_t stops = 1 + table.reach(company).stops.size() + (table.has_route(company) ? 1000 : 0);
    if (stops <= most) continue;
    most = stops;
    best = i;
  }
  std::rotate(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(best),
              all.begin() + static_cast<std::ptrdiff_t>(best) + (all.empty() ? 0 : 1));
}

}  // namespace

// Puts the highest ranks first; equal ranks come in random order.
void Thrifty::order(const Game& game, const State& state, std::vector<Action>& all) {
  for (std::size_t left = all.size(); left > 1; --left) std::swap(all[left - 1], all[dice_.below(left)]);
  const Habits habits(game, state);
  std::vector<std::pair<int, std::size_t>> ranks;
  for (std::size_t i = 0; i < all.size(); ++i) ranks.emplace_back(-habits.rank(all[i]), i);
  std::ranges::sort(ranks);
  std::vector<Action> ranked;
  for (const auto& [rank, i] : ranks) ranked.push_back(std::move(all[i]));
  all = std::move(ranked);
  prefer_reaching_lays(game, state, all);
}

Expected<BotChoice> Thrifty::choose(const Game& game, const State& state) {
  LegalQuestion question;
  question.run_steps = 20'000;
  std::vector<Action> all = candidates(game, state, question);
  keep_own(game, state, settings_.seat, all);
  order(game, state, all);
  Trial trial(game, state, settings_);
  for (Action& action : all)
    if (trial.after(action)) return BotChoice{std::move(action), {}};
  return unexpected(trial.why_none());
}

}  // namespace trackwright::bot
