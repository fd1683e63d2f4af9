#include "engine/simulate/play_game.h"

#include <algorithm>
#include "engine/play/value/lots.h"
#include "engine/simulate/watch.h"

namespace trackwright::simulate {

namespace {

// The bank pays the handicaps.
play::State start_of(const play::Game& game, const GamePlan& plan) {
  play::State start = play::opening(game);
  for (std::size_t seat = 0; seat < std::min(plan.handicaps.size(), start.players.size()); ++seat) {
    start.players[seat].cash += plan.handicaps[seat];
    start.bank -= plan.handicaps[seat];
  }
  return start;
}

}  // namespace

Expected<GameRecord, std::string> play_game(const Title& title, const GamePlan& plan, std::uint64_t number) {
  const std::uint64_t seed = plan.seed + number;
  const int players = plan.players_of(number);
  const auto game = play::Game::of(title, players, play::dealt(title, seed, players));
  if (!game) return unexpected(game.error());
  std::vector<bot::BotKind> seats;
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat)
    seats.push_back(plan.bots[seat % plan.bots.size()]);
  bot::BotSettings settings;
  settings.seed = seed;
  const auto bots = bot::make_bots(seats, settings);
  GameWatch watch(*game, number % plan.detailed_every == 0);
  bot::MatchOptions options;
  options.seed = seed;
  options.most_actions = plan.most_actions;
  if (!plan.handicaps.empty()) options.start = start_of(*game, plan);
  options.observe = [&](const play::State& before, const bot::BotChoice& choice, const play::State& after) {
    watch.see(before, choice.action, after);
    return std::string();
  };
  const bot::MatchResult result = bot::play_match(*game, bot::pointers(bots), options);
  GameRecord record = watch.record(result.last);
  record.number = number;
  record.seed = seed;
  record.end = result.end;
  record.cause = result.cause;
  for (std::size_t seat = 0; seat < seats.size(); ++seat) record.seats[seat].bot = seats[seat];
  return record;
}

}  // namespace trackwright::simulate
