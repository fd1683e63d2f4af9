// Plays the games of a simulation on several threads. The result does not depend on their number.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "engine/base/expected.h"
#include "engine/simulate/play_game.h"
#include "engine/simulate/summary.h"

namespace trackwright::simulate {

// The versions of a title that play the same games, and what became of them. Version 0 is the one with which
// the others are compared.
struct Series {
  std::vector<Summary> versions;
  std::vector<PairedSummary> shifts;  // by version; that of version 0 is empty

  void merge(const Series&);
  friend bool operator==(const Series&, const Series&) = default;
};

struct ManyGames {
  std::vector<const Title*> versions;
  GamePlan plan;
  std::size_t jobs = 1;
  // Is called from the calling thread, with the records of one game by version, in the order of `numbers`.
  std::function<void(const std::vector<GameRecord>&)> each;
  // Is called from the calling thread after some games, with the number of games done and their sums.
  std::function<void(std::size_t, const Series&)> pause;
};

// Plays these games of the plan. The error gives the reason why a version cannot be played.
Expected<Series, std::string> play_games(const ManyGames&, const std::vector<std::uint64_t>& numbers);

}  // namespace trackwright::simulate
