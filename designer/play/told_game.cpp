#include "designer/play/told_game.h"

#include <fmt/format.h>

#include <utility>

#include "designer/play/action_words.h"
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
    begin_round(round_name());
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
      if (!same) begin_round(round_name());
    }
    if (!rounds_.back().told.empty()) begin_round("At the end");
    rounds_.back().name = "At the end";
    return std::move(rounds_);
  }

 private:
  std::string round_name() const {
    switch (state_.round) {
      case RoundKind::Auction:
        return game_.right_to_choose ? "The right to choose" : "Privates";
      case RoundKind::Stock:
        return fmt::format("Stock round {}", state_.turn);
      case RoundKind::Operating:
        return state_.of > 1 ? fmt::format("Operating round {}.{}", state_.turn, state_.num)
                             : fmt::format("Operating round {}", state_.turn);
      case RoundKind::Nationalization:
        break;
    }
    return "Nationalization";
  }

  bool is_same_round(const State& before) const {
    return before.round == state_.round && before.turn == state_.turn && before.num == state_.num;
  }

  std::string player(std::size_t one) const { return record_.players[one]; }

  std::string price(const CompanyState& company) const {
    const auto value = game_.price_at(company.cell);
    return company.started && value ? money(game_.title(), *value) : "";
  }

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
      if (!told && price(then) != price(now))
        changes.push_back(fmt::format("price of {} {}", company_name(game_, c), price(now)));
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
          {player(p), money(game_.title(), table.cash(owner)), "", holdings(table, owner)});
    }
    for (std::size_t c = 0; c < state_.companies.size(); ++c) {
      const CompanyState& one = state_.companies[c];
      if (one.closed || (!one.started && !one.floated)) continue;
      const Owner owner = company_owner(c);
      round.standing.push_back(
          {company_name(game_, c), money(game_.title(), one.cash), price(one), holdings(table, owner)});
    }
    rounds_.push_back(std::move(round));
  }

  // Certificates, privates, trains.
  std::string holdings(const PlayTable& table, Owner owner) const {
    std::vector<std::string> all;
    for (std::size_t c = 0; c < state_.companies.size(); ++c)
      if (const int percent = owner.is_company(c) ? 0 : table.percent_of(owner, c); percent > 0)
        all.push_back(fmt::format("{} {} %", company_name(game_, c), percent));
    for (std::size_t p = 0; p < state_.privates.size(); ++p)
      if (!state_.privates[p].closed && state_.privates[p].owner == owner)
        all.push_back(private_name(game_, p));
    for (const std::uint16_t card : table.cards_of(owner))
      all.push_back(table.type_of(card).name.value + "-train");
    return joined(all, ", ");
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
