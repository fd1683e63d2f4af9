#include "engine/bot/greedy.h"

#include <algorithm>
#include <utility>

#include "engine/bot/habits.h"
#include "engine/bot/lay_merit.h"
#include "engine/bot/reasons.h"
#include "engine/bot/trial.h"
#include "engine/play/auction/steps.h"
#include "engine/play/privates/steps.h"
#include "engine/play/turn/legal.h"

namespace trackwright::bot {

using namespace play;

namespace {

constexpr std::size_t most_lays = 5;
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

// A game that is much longer than usual needs a new train to end: each further set, its purchase and the
// money for it are worth more.
double impatience(const PlayTable& table, const Action& action) {
  constexpr int usual_sets = 14;
  const int more = table.state.turn - usual_sets;
  if (more <= 0) return 0;
  const double worth = more * table.cheapest() / 10.0;
  if (action.kind == ActionKind::BuyTrain && !table.state.cards[action.card].owner.is_company()) return worth;
  const bool saves = action.kind == ActionKind::Dividend && action.actor.is_company() &&
                     action.dividend == rule::Dividend::Withhold;
  return saves && table.trains_counted(action.actor.index) < table.train_limit(action.actor.index) &&
                 table.cash(action.actor) < table.cheapest()
             ? worth
             : 0;
}

// Whether a purchase is not worth a place under the limit: the company has a train, and the new one earns
// nothing.
bool wastes_place(const PlayTable& table, const Action& action, double gain) {
  const std::size_t company = action.actor.index;
  const int owned = table.trains_counted(company);
  if (owned == 0 || action.exchange || !table.counts(action.card)) return false;
  const bool fills = owned + 1 >= table.train_limit(company);
  const bool from_bank = table.state.cards[action.card].owner == the_bank;
  return gain <= 0 && (!from_bank || fills || impatience(table, action) <= 0);
}

// Whether a bid would leave too little money for the cheapest private on sale. If all players did that, the
// auction could not go on.
bool spends_too_much(const PlayTable& table, const Action& bid) {
  if (bid.private_ == no_private || table.state.step != Stage::Auction || table.game.bids_on_sets)
    return false;
  std::vector<int> bids(table.game.privates.size(), 0);
  for (const Bid& one : table.state.bids)
    if (bid.actor.is_player(one.player) && one.company < bids.size())
      bids[one.company] = std::max(bids[one.company], int{one.price});
  bids[bid.private_] = bid.price;
  int committed = 0;
  for (const int one : bids) committed += one;
  std::optional<std::size_t> cheapest;
  for (std::size_t p = 0; p < bids.size(); ++p)
    if (is_unsold(table, p) &&
        (!cheapest || table.game.privates[p].price < table.game.privates[*cheapest].price))
      cheapest = p;
  return cheapest && *cheapest != bid.private_ &&
         table.cash(bid.actor) - committed < table.game.privates[*cheapest].price;
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

BotChoice Greedy::told(const State& state, Action action) {
  std::string reason;
  if (settings_.explain) reason = reason_for(*appraiser_, *game_, state, action);
  return {std::move(action), std::move(reason)};
}

// Two players who value a private above its price could buy it from each other without end.
void Greedy::drop_repeated(const State& state, std::vector<Action>& all) {
  if (std::exchange(turn_, state.turn) != state.turn) bought_.clear();
  std::erase_if(all, [&](const Action& one) {
    return one.kind == ActionKind::BuyPrivate && one.actor.is_player() && bought_.contains(one.private_);
  });
}

std::vector<Action> Greedy::worth_trying(const Game& game, State& state) {
  LegalQuestion question;
  question.run_steps = 20'000;
  std::vector<Action> all = candidates(game, state, question);
  keep_own(game, state, settings_.seat, all);
  const PlayTable table(game, state);
  drop_repeated(state, all);
  std::erase_if(all, [&](const Action& one) {
    return one.kind == ActionKind::Bid && one.actor.is_player() && spends_too_much(table, one);
  });
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
  const PlayTable table(game, now);
  Trial trial(game, now, settings_);
  if (state.step == Stage::Routes) {
    std::ranges::stable_sort(all, std::greater(), [&](const Action& one) { return habits.rank(one); });
    for (Action& action : all)
      if (trial.after(action)) return told(state, std::move(action));
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
    const Appraisal next = appraiser_->after(*after, before, board, changed);
    if (action.kind == ActionKind::BuyTrain &&
        wastes_place(
            table, action,
            next.companies[action.actor.index].income - before.companies[action.actor.index].income) &&
        all.size() > 1)
      continue;
    const double value =
        next.score(player) + by_habit * habits.rank(action) + impatience(table, action) + tie;
    if (!best || value > best->value) best = {std::move(action), value};
  }
  for (std::size_t i = 0; i < all.size() && !best; ++i)  // each legal action was a waste
    if (trial.after(all[i])) best = {std::move(all[i]), 0};
  if (!best) return unexpected(trial.why_none());
  if (best->action.kind == ActionKind::BuyPrivate) bought_.insert(best->action.private_);
  return told(state, std::move(best->action));
}

}  // namespace trackwright::bot
