#include "designer/play/told_game.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <initializer_list>
#include <optional>
#include <utility>

#include "designer/play/action_words.h"
#include "designer/play/standing.h"
#include "engine/base/words.h"
#include "engine/play/table/table.h"
#include "engine/play/turn/apply.h"

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
      const std::string words =
          action_words(game_, state_, *action, record_.players) + lay_price(*action, *after);
      const State before = std::exchange(state_, std::move(*after));
      tell_action(before, *action, words);
      if (!is_same_round(before)) begin_round(round_name(game_, state_));
    }
    if (!rounds_.back().told.empty()) begin_round("At the end");
    rounds_.back().name = "At the end";
    return std::move(rounds_);
  }

 private:
  bool is_same_round(const State& before) const {
    return before.round == state_.round && before.turn == state_.turn && before.num == state_.num;
  }

  // ", by SJS": the private that reduces the cost of lays in this hex.
  std::string cheaper_by(std::size_t hex) const {
    const std::string& id = game_.title().map.hexes()[hex].id;
    for (std::size_t p = 0; p < state_.privates.size(); ++p)
      for (const auto& [name, powers] : game_.title().rules.privates.powers.kinds)
        if (name.value == game_.title().companies.privates[p].id.value && !state_.privates[p].closed &&
            std::ranges::any_of(powers, [&](const PowerRule& power) {
              return power.power && power.power->value == rule::Power::LayDiscount && names(power.hexes, id);
            }))
          return ", by " + private_name(game_, p);
    return {};
  }

  // ", for K40": the payment for terrain and borders; ", for nothing" if the terrain has a cost.
  std::string lay_price(const play::Action& action, State& after) {
    if (action.kind != ActionKind::LayTile || !action.actor.is_company()) return {};
    const PlayTable then(game_, state_);
    const int paid = then.cash(action.actor) - PlayTable(game_, after).cash(action.actor);
    if (paid > 0) return ", for " + money(game_.title(), paid);
    const auto& terrain = then.tile_on(action.hex).terrain;
    if (std::ranges::none_of(terrain, [](const Terrain& one) { return one.cost > 0; })) return {};
    return ", for free" + cheaper_by(action.hex);
  }

  std::string player(std::size_t one) const { return record_.players[one]; }

  void tell_line(const std::string& words, const std::string& changes) {
    rounds_.back().told.push_back(words + (words.ends_with('.') ? "" : ".") +
                                  (changes.empty() ? "" : " → " + changes));
  }

  // Automatic effects get lines of their own: a run without revenue, and the end of the round.
  void tell_action(const State& before, const play::Action& action, const std::string& words) {
    const std::optional<std::size_t> idle = earns_nothing(before, action);
    const bool paid_owner = idle && game_.companies[*idle].minor;
    const std::string prices = idle ? price_changes(before, action, idle) : std::string();
    const std::string players = player_changes(before);
    const std::string rest =
        joined_changes({paid_owner ? "" : players, cash_changes(before),
                        idle ? price_changes(before, action, {}, idle) : price_changes(before, action),
                        other_changes(before, action)});
    const bool same = is_same_round(before);
    tell_line(words, same ? rest : "");
    if (idle)
      tell_line(company_name(game_, *idle) + " earns nothing",
                joined_changes({paid_owner ? players : "", prices}));
    if (!same && !rest.empty()) tell_line("The end of the round and its effects", rest);
  }

  // The company whose turn passed its run without revenue, if this changed its price or paid its owner.
  std::optional<std::size_t> earns_nothing(const State& before, const play::Action& action) const {
    using enum ActionKind;
    static constexpr std::array before_runs{LayTile, PlaceToken, Pass, Choose, PlaceBonusToken, RunRoutes};
    if (!action.actor.is_company() || before.step >= Stage::Dividend ||
        std::ranges::find(before_runs, action.kind) == before_runs.end())
      return std::nullopt;
    const std::size_t c = action.actor.index;
    const bool moved = price_words(game_, before.companies[c]) != price_words(game_, state_.companies[c]);
    const bool owner_paid =
        game_.companies[c].minor && action.kind == Pass && !player_changes(before).empty();
    return before.companies[c].started && (moved || owner_paid) ? std::optional(c) : std::nullopt;
  }

  static std::string joined_changes(std::initializer_list<std::string> parts) {
    std::vector<std::string> said(parts);
    std::erase(said, "");
    return joined(said, ", ");
  }

  std::string player_changes(const State& before) const {
    std::vector<std::string> changes;
    for (std::size_t p = 0; p < state_.players.size(); ++p)
      if (before.players[p].cash != state_.players[p].cash)
        changes.push_back(player(p) + " " + money(game_.title(), state_.players[p].cash));
    if (before.neutral_cash != state_.neutral_cash)
      changes.push_back(game_.neutral_name() + " " + money(game_.title(), state_.neutral_cash));
    return joined(changes, ", ");
  }

  std::string cash_changes(const State& before) const {
    std::vector<std::string> changes;
    for (std::size_t c = 0; c < state_.companies.size(); ++c)
      if (before.companies[c].cash != state_.companies[c].cash)
        changes.push_back(company_name(game_, c) + " " + money(game_.title(), state_.companies[c].cash));
    return joined(changes, ", ");
  }

  // The changes of one company only, or of all but one.
  std::string price_changes(const State& before, const play::Action& action,
                            std::optional<std::size_t> only = {},
                            std::optional<std::size_t> not_of = {}) const {
    std::vector<std::string> changes;
    for (std::size_t c = 0; c < state_.companies.size(); ++c) {
      const CompanyState& then = before.companies[c];
      const CompanyState& now = state_.companies[c];
      const bool asked = (!only || *only == c) && not_of != c;
      const bool told = !then.started && action.kind == ActionKind::Par;  // the words state the price
      if (asked && !told && price_words(game_, then) != price_words(game_, now))
        changes.push_back(fmt::format("price of {} {}", company_name(game_, c), price_words(game_, now)));
    }
    return joined(changes, ", ");
  }

  // The changes of privates, trains of neutral companies, and the phase.
  std::string other_changes(const State& before, const play::Action& action) const {
    std::vector<std::string> changes;
    const bool names_one = action.kind == ActionKind::Bid || action.kind == ActionKind::BuyPrivate;
    for (std::size_t p = 0; p < state_.privates.size(); ++p) {
      const Owner now = state_.privates[p].owner;
      const bool bought = names_one && action.private_ == p && now == action.actor;  // the words state it
      if (before.privates[p].owner != now && !bought && now.is_player())
        changes.push_back(private_name(game_, p) + " to " + player(now.index));
      if (!before.privates[p].closed && state_.privates[p].closed)
        changes.push_back(private_name(game_, p) + " closed");
    }
    State after = state_;
    const PlayTable table(game_, after);
    for (std::size_t card = 0; card < after.cards.size(); ++card) {
      const Owner now = after.cards[card].owner;
      if (now != before.cards[card].owner && now.is_company() && table.is_neutral(now.index))
        changes.push_back(company_name(game_, now.index) + " takes a " + table.type_of(card).name.value +
                          "-train");
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
    if (const auto owned = holdings(table, the_neutral); !owned.empty())
      round.standing.push_back(
          {game_.neutral_name(), money(game_.title(), state_.neutral_cash), "", joined(owned, ", ")});
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
