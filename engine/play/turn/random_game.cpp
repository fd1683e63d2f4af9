#include "engine/play/turn/random_game.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "engine/play/table/table.h"
#include "engine/play/turn/apply.h"
#include "engine/play/turn/legal.h"

namespace trackwright::play {

namespace {

// Uses xorshift64 because the distributions of the standard library differ between implementations.
class Dice {
 public:
  explicit Dice(std::uint64_t seed) : state_(seed * 0x9E3779B97F4A7C15U + 1) {}
  std::size_t below(std::size_t many) {
    state_ ^= state_ << 13U;
    state_ ^= state_ >> 7U;
    state_ ^= state_ << 17U;
    return static_cast<std::size_t>(state_ % many);
  }

 private:
  std::uint64_t state_;
};

// Ranks the actions of a position for the sensible policy. Random numbers break ties.
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

class RandomGame {
 public:
  RandomGame(const Game& game, const RandomChoices& choices)
      : game_(game), choices_(choices), dice_(choices.seed), state_(opening(game)) {}

  RandomResult play() {
    RandomResult result;
    while (result.actions < choices_.most_actions && !state_.over) {
      if (std::string fault = step(); !fault.empty()) {
        result.end = RandomEnd::Fault;
        result.cause = fmt::format("{} (action {})", fault, result.actions + 1);
        break;
      }
      ++result.actions;
    }
    if (state_.over) judge(result);
    return result;
  }

 private:
  void judge(RandomResult& result) const {
    const bool all_bankrupt = std::ranges::all_of(state_.players, &PlayerState::bankrupt);
    if (state_.ending >= 0) {
      result.end = RandomEnd::Rule;
      result.cause = word_of(game_.rules().end[static_cast<std::size_t>(state_.ending)].when->value);
    } else {
      result.end = all_bankrupt ? RandomEnd::Rule : RandomEnd::Standstill;
      if (all_bankrupt) result.cause = "bankruptcy";
    }
  }

  // Returns an empty text if one action was chosen and applied.
  std::string step() {
    LegalQuestion question;
    question.run_steps = sensible() ? 20'000 : 2'000;
    std::vector<Action> all = candidates(game_, state_, question);
    if (sensible()) order(all);
    std::string why = "there is no candidate";
    while (!all.empty()) {
      if (!sensible()) std::swap(all[dice_.below(all.size())], all.back());
      const Action action = std::move(all.back());
      all.pop_back();
      auto after = apply(game_, state_, action);
      if (!after) {
        why = after.error().words;
        continue;
      }
      if (choices_.avoid && choices_.avoid(*after)) {
        why = fmt::format("`{}` leads to a position without a legal action", word_of(action.kind));
        continue;
      }
      const State before = std::exchange(state_, std::move(*after));
      return choices_.observe ? choices_.observe(before, action, state_) : std::string();
    }
    return fmt::format("nobody has a legal action in step {}: {}", static_cast<int>(state_.step), why);
  }

  bool sensible() const { return choices_.policy == RandomPolicy::Sensible; }

  // Puts the highest ranks last, where step() takes them; equal ranks come in random order.
  void order(std::vector<Action>& all) {
    for (std::size_t left = all.size(); left > 1; --left) std::swap(all[left - 1], all[dice_.below(left)]);
    const Habits habits(game_, state_);
    std::vector<std::pair<int, std::size_t>> ranks;
    for (std::size_t i = 0; i < all.size(); ++i) ranks.emplace_back(-habits.rank(all[i]), i);
    std::ranges::sort(ranks);
    std::vector<Action> ranked;
    for (const auto& [rank, i] : ranks) ranked.push_back(std::move(all[i]));
    all = std::move(ranked);
    prefer_reaching_lays(all);
    std::ranges::reverse(all);
  }

  // Prefers, among the first lays, the one from which the company reaches the most stops. Without a route
  // nobody earns, and prices fall until companies close.
  void prefer_reaching_lays(std::vector<Action>& all) const {
    constexpr std::size_t most_tried = 12;
    std::size_t best = 0;
    std::size_t most = 0;
    for (std::size_t i = 0; i < std::min(all.size(), most_tried); ++i) {
      const Action& action = all[i];
      if (action.kind != ActionKind::LayTile || !action.actor.is_company()) break;
      auto after = apply(game_, state_, action);
      if (!after) continue;
      const std::size_t company = action.actor.index;
      const PlayTable table(game_, *after);
      const std::size_t stops = 1 + table.reach(company).stops.size() + (table.has_route(company) ? 1000 : 0);
      if (stops <= most) continue;
      most = stops;
      best = i;
    }
    std::rotate(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(best),
                all.begin() + static_cast<std::ptrdiff_t>(best) + (all.empty() ? 0 : 1));
  }

  const Game& game_;
  const RandomChoices& choices_;
  Dice dice_;
  State state_;
};

}  // namespace

RandomResult play_random_game(const Game& game, const RandomChoices& choices) {
  return RandomGame(game, choices).play();
}

}  // namespace trackwright::play
