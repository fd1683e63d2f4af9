// Plays one game of a simulation.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/base/expected.h"
#include "engine/bot/kinds.h"
#include "engine/play/value/game.h"
#include "engine/simulate/game_record.h"
#include "engine/title/title.h"

namespace trackwright::simulate {

// Everything that decides the games of a simulation, except for the title. The same plan gives the same games
// on every machine.
struct GamePlan {
  std::uint64_t games = 100;
  std::uint64_t seed = 1;          // of game 0; the seeds count up
  std::vector<int> players;        // numbers of players, for one game after the other
  std::vector<bot::BotKind> bots;  // by seat; fewer than seats: they repeat
  std::vector<int> handicaps;      // additional starting money by seat; fewer than seats: none for the others
  std::size_t most_actions = 5000;
  std::uint64_t detailed_every = 10;  // game 0 and each further game of this number is examined in detail
  friend bool operator==(const GamePlan&, const GamePlan&) = default;

  int players_of(std::uint64_t game) const {
    return players[static_cast<std::size_t>(game % players.size())];
  }
};

// Plays game number `number` of the plan. The error gives the reason why the title cannot be played. Can be
// called by several threads.
Expected<GameRecord, std::string> play_game(const Title&, const GamePlan&, std::uint64_t number);

}  // namespace trackwright::simulate
