#include "designer/play/told_game.h"

#include <fmt/format.h>

#include <utility>

#include "designer/play/action_words.h"
#include "designer/play/standing.h"
#include "engine/base/words.h"
#include "engine/play/apply.h"
#include "engine/play/table.h"

namespace trackwright {

namespace {

using namespace play;

class GameTeller {
 public:
  GameTeller(const Game& game, const RecordedGame& record)
      : game_(game), record_(record), state_(opening(game)) {}

  Expected<std::vector<ToldRound>, Untold> tell() {
    begin_round(round_name(game_, state_));
    for (const RecordedAction& said : record_.actions) {
      const auto action = action_of(game_, state_, said.said);
      if (!action)
        return unexpected(Untold{fmt::format("action {}: {}", said.id, action.error()), said.place});
      auto after = apply(game_, state_, *action);
      if (!after)
        return unexpected(Untold{
            fmt::format("action {}: {} ({})", said.id, after.error().words, after.error().rule), said.place});
      const std::string words = action_words(game_, state_, *action, record_.players);
      const State before = std::exchange(state_, std::move(*after));
      const bool same = is_same_round(before);
      const std::string changes = same ? changes_since(before, *action) : "";
      rounds_.back().told.push_back(words + (words.ends_with('.') ? "" : ".") +
                                    (changes.empty() ? "" : " → " + changes));
      if (!same) begin_round(round_name(game_, state_));
    }
    if (!rounds_.back().told.empty()) begin_round("At the end");
    rounds_.back().name = "At the end";
    return std::move(rounds_);
  }

 private:
  bool is_same_round(const State& before) const {
    return before.round == state_.round && before.turn == state_.turn && before.num == state_.num;
  }

  std::string player(std::size_t one) const { return record_.players[one]; }

  std::string changes_since(const State& before, const play::Action& action) const {
    std::vector<std::string> changes;
    for (std::size_t p = 0; p < state_.players.size(); ++p)
      if (before.players[p].cash != state_.players[p].cash)
        changes.push_back(player(p) + " " + money(game_.title(), state_.players[p].cash));
    for (std::size_t c = 0; c < state_.companies.size(); ++c) {
      const CompanyState& then = before.companies[c];
      const CompanyState& now = state_.companies[c];
      if (then.cash != now.cash)
        changes.push_back(company_name(game_, c) + " " + money(game_.title(), now.cash));
      const bool told = !then.started && action.kind == ActionKind::Par;  // with its price
      if (!told && price_words(game_, then) != price_words(game_, now))
        changes.push_back(fmt::format("price of {} {}", company_name(game_, c), price_words(game_, now)));
    }
    const bool names_one = action.kind == ActionKind::Bid || action.kind == ActionKind::BuyPrivate;
    for (std::size_t p = 0; p < state_.privates.size(); ++p) {
      const Owner now = state_.privates[p].owner;
      const bool bought = names_one && action.private_ == p && now == action.actor;  // as the words say
      if (before.privates[p].owner != now && !bought && now.is_player())
        changes.push_back(private_name(game_, p) + " to " + player(now.index));
      if (!before.privates[p].closed && state_.privates[p].closed)
        changes.push_back(private_name(game_, p) + " closed");
    }
    if (before.phase != state_.phase)
      changes.push_back("phase " + game_.title().roster.phases[state_.phase].name.value);
    return joined(changes, ", ");
  }

  void begin_round(std::string name) {
    ToldRound round{std::move(name), {}, {}};
    const PlayTable table(game_, state_);
    for (std::size_t p = 0; p < state_.players.size(); ++p) {
      const Owner owner = player_owner(p);
      round.standing.push_back(
          {player(p), money(game_.title(), table.cash(owner)), "", joined(holdings(table, owner), ", ")});
    }
    for (std::size_t c = 0; c < state_.companies.size(); ++c) {
      const CompanyState& one = state_.companies[c];
      if (one.closed || (!one.started && !one.floated)) continue;
      const Owner owner = company_owner(c);
      round.standing.push_back({company_name(game_, c), money(game_.title(), one.cash),
                                price_words(game_, one), joined(holdings(table, owner), ", ")});
    }
    rounds_.push_back(std::move(round));
  }

  const Game& game_;
  const RecordedGame& record_;
  State state_;
  std::vector<ToldRound> rounds_;
};

}  // namespace

Expected<std::vector<ToldRound>, Untold> told_game(const Title& title, const RecordedGame& record) {
  const auto game = game_of(title, record);
  if (!game) return unexpected(Untold{game.error(), {}});
  return GameTeller(*game, record).tell();
}

}  // namespace trackwright
