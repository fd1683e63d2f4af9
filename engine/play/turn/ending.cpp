// The end of the game: its triggers, and the time when it ends.
#include <algorithm>

#include "engine/play/turn/steps.h"

namespace trackwright::play {

namespace {

bool has_come(const PlayTable& table, const EndRule& rule) {
  if (!rule.when) return false;
  switch (rule.when->value) {
    case rule::EndCause::Bank:
      return table.state.broken;
    case rule::EndCause::Bankruptcy:
      return std::ranges::any_of(table.state.players, &PlayerState::bankrupt);
    case rule::EndCause::Price:
      return table.state.price_end_reached;
    case rule::EndCause::Train: {
      const auto type = rule.train ? table.game.find_type(rule.train->value) : std::nullopt;
      if (!type) return false;
      const TrainFacts& facts = table.game.trains[*type];
      return facts.cards > 0 &&
             table.state.cards[static_cast<std::size_t>(facts.first_card)].owner != the_bank;
    }
    case rule::EndCause::OnePlayerLeft:
      return std::ranges::count(table.state.players, false, &PlayerState::bankrupt) <= 1;
    case rule::EndCause::NoCompanies:
      return std::ranges::all_of(table.state.companies, &CompanyState::closed) &&
             std::ranges::all_of(table.state.privates, &PrivateState::closed);
    case rule::EndCause::LastPhase:
      return table.state.phase + std::size_t{1} == table.game.title().roster.phases.size();
    case rule::EndCause::NoTrains:
      return table.for_sale().empty();
    case rule::EndCause::Sets:
      return rule.sets && table.state.turn >= rule.sets->value;
  }
  return false;
}

bool ends_now(const PlayTable& table, rule::EndTime time, bool round_over) {
  const State& state = table.state;
  if (time == rule::EndTime::AtOnce) return true;
  if (!round_over) return false;
  if (time == rule::EndTime::Round) return true;
  if (state.round != RoundKind::Operating) return false;
  if (time == rule::EndTime::OperatingRound) return true;
  if (state.num < state.of) return false;
  if (time == rule::EndTime::Set) return true;
  return state.turn == state.final_turn;
}

}  // namespace

void check_end(PlayTable& table, bool round_over) {
  State& state = table.state;
  if (std::ranges::all_of(state.players, &PlayerState::bankrupt)) {
    table.finish("no player is left");
    return;
  }
  const auto& rules = table.game.rules().end;
  const auto time_of = [&](std::size_t rule) { return said(rules[rule].then, rule::EndTime::Set); };
  for (std::size_t i = 0; i < rules.size(); ++i) {
    if (!has_come(table, rules[i])) continue;
    if (state.ending >= 0 && time_of(i) >= time_of(static_cast<std::size_t>(state.ending))) continue;
    state.ending = static_cast<std::int8_t>(i);
    const bool later =
        time_of(i) == rule::EndTime::OneMoreSet || time_of(i) == rule::EndTime::AfterStockRound;
    if (later && state.final_turn < 0) state.final_turn = static_cast<std::int16_t>(state.turn + 1);
  }
  if (state.ending >= 0 && ends_now(table, time_of(static_cast<std::size_t>(state.ending)), round_over))
    table.finish(word_of(rules[static_cast<std::size_t>(state.ending)].when->value));
}

void end_with_round(PlayTable& table) {
  if (table.state.ending < 0) return;
  const EndRule& rule = table.game.rules().end[static_cast<std::size_t>(table.state.ending)];
  if (ends_now(table, said(rule.then, rule::EndTime::Set), true)) table.finish(word_of(rule.when->value));
}

}  // namespace trackwright::play
