#include "engine/bot/match.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "engine/play/table/table.h"
#include "engine/play/turn/apply.h"

namespace trackwright::bot {

using namespace play;

namespace {

void judge(const Game& game, MatchResult& result) {
  const State& state = result.last;
  const bool all_bankrupt = std::ranges::all_of(state.players, &PlayerState::bankrupt);
  if (state.ending >= 0) {
    result.end = MatchEnd::Rule;
    result.cause = word_of(game.rules().end[static_cast<std::size_t>(state.ending)].when->value);
  } else {
    result.end = all_bankrupt ? MatchEnd::Rule : MatchEnd::Standstill;
    if (all_bankrupt) result.cause = "bankruptcy";
  }
}

Expected<BotChoice> chosen(const Game& game, const State& state, const std::vector<Bot*>& seats,
                           std::uint64_t seed) {
  if (seats.size() == 1) return seats.front()->choose(game, state);
  const std::size_t player = player_to_act(game, state);
  if (state.step != Stage::Draft) return seats.at(player)->choose(game, state);
  return seats.at(player)->choose(game, seen_by(game, state, player, seed));
}

// Returns an empty text if one action was chosen and applied.
std::string step(const Game& game, const std::vector<Bot*>& seats, const MatchOptions& options,
                 MatchResult& result) {
  const auto choice = chosen(game, result.last, seats, options.seed + result.actions);
  if (!choice) return choice.error();
  auto after = apply(game, result.last, choice->action);
  if (!after) return after.error().words;
  const State before = std::exchange(result.last, std::move(*after));
  return options.observe ? options.observe(before, *choice, result.last) : std::string();
}

}  // namespace

MatchResult play_match(const Game& game, const std::vector<Bot*>& seats, const MatchOptions& options) {
  MatchResult result;
  result.last = options.start ? *options.start : opening(game);
  while (result.actions < options.most_actions && !result.last.over) {
    if (const std::string fault = step(game, seats, options, result); !fault.empty()) {
      result.end = MatchEnd::Fault;
      result.cause = fmt::format("{} (action {})", fault, result.actions + 1);
      return result;
    }
    ++result.actions;
  }
  if (result.last.over) judge(game, result);
  return result;
}

std::vector<int> worths(const Game& game, const State& state) {
  State copy = state;
  const PlayTable table(game, copy);
  std::vector<int> all;
  for (std::size_t p = 0; p < state.players.size(); ++p) all.push_back(table.worth(p));
  return all;
}

}  // namespace trackwright::bot
