#include "engine/bot/thrifty.h"

#include <algorithm>
#include <utility>

#include "engine/bot/habits.h"
#include "engine/bot/reasons.h"
#include "engine/bot/trial.h"
#include "engine/play/table/table.h"
#include "engine/play/turn/apply.h"
#include "engine/play/turn/legal.h"

namespace trackwright::bot {

using namespace play;

namespace {

// How far the track of a company leads: to a route, to stops, and to hexes in which it can build a stop next.
std::size_t reach_of(const PlayTable& table, std::size_t company) {
  constexpr std::size_t route = 1000;
  constexpr std::size_t stop = 10;
  const Connected& reach = table.reach(company);
  std::size_t next = 0;
  for (std::size_t hex = 0; hex < reach.edges.size(); ++hex)
    if (reach.edges[hex] != 0 && !table.laid_tile(hex).stops.empty()) ++next;
  return 1 + next + stop * reach.stops.size() + (table.has_route(company) ? route : 0);
}

// Prefers, among the first lays, the one from which the company's track leads farthest; without a route,
// among many more. Without a route nobody earns, and prices fall until companies close.
void prefer_reaching_lays(const Game& game, const State& state, std::vector<Action>& all) {
  if (all.empty() || all.front().kind != ActionKind::LayTile || !all.front().actor.is_company()) return;
  State copy = state;  // a table may change its state
  const bool runs = PlayTable(game, copy).has_route(all.front().actor.index);
  const std::size_t most_tried = runs ? 12 : 60;
  std::size_t best = 0;
  std::size_t most = 0;
  for (std::size_t i = 0; i < std::min(all.size(), most_tried); ++i) {
    const Action& action = all[i];
    if (action.kind != ActionKind::LayTile || !action.actor.is_company()) break;
    auto after = apply(game, state, action);
    if (!after) continue;
    const std::size_t reached = reach_of(PlayTable(game, *after), action.actor.index);
    if (reached <= most) continue;
    most = reached;
    best = i;
  }
  std::rotate(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(best),
              all.begin() + static_cast<std::ptrdiff_t>(best) + 1);
}

}  // namespace

// Puts the highest ranks first; equal ranks come in random order.
void Thrifty::order(const Game& game, const State& state, std::vector<Action>& all) {
  dice_.shuffle(all);
  const Habits habits(game, state);
  std::vector<std::pair<int, std::size_t>> ranks;
  for (std::size_t i = 0; i < all.size(); ++i) ranks.emplace_back(-habits.rank(all[i]), i);
  std::ranges::sort(ranks);
  std::vector<Action> ranked;
  for (const auto& [rank, i] : ranks) ranked.push_back(std::move(all[i]));
  all = std::move(ranked);
  prefer_reaching_lays(game, state, all);
}

std::string Thrifty::reason(const Game& game, const State& state, const Action& action) {
  if (!settings_.explain) return {};
  if (std::exchange(game_, &game) != &game) appraiser_ = std::make_unique<Appraiser>(game);
  return reason_for(*appraiser_, game, state, action);
}

Expected<BotChoice> Thrifty::choose(const Game& game, const State& state) {
  LegalQuestion question;
  question.run_steps = 20'000;
  std::vector<Action> all = candidates(game, state, question);
  keep_own(game, state, settings_.seat, all);
  order(game, state, all);
  Trial trial(game, state, settings_);
  for (Action& action : all)
    if (trial.after(action)) {
      std::string why = reason(game, state, action);
      return BotChoice{std::move(action), std::move(why)};
    }
  return unexpected(trial.why_none());
}

}  // namespace trackwright::bot
