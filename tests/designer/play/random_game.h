// A game of random actions, all of them legal, and what must hold after each.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "engine/play/game.h"
#include "engine/play/random_game.h"
#include "engine/play/state.h"
#include "engine/title/title.h"

namespace trackwright::played {

// What is lost, twofold or below nothing in a position; empty: all is there.
std::string lost(const play::Game&, const play::State&);

// What is kept of the network from action to action and is not as it would be found anew; empty: nothing.
std::string stale(const play::Game&, const play::State&);

// What is wrong with a position; empty: nothing.
using Look = std::function<std::string(const play::Game&, const play::State&)>;

struct RandomGame {
  std::size_t actions = 0;
  play::RandomEnd end = play::RandomEnd::Cap;
  std::string fault;              // what was lost, after which action
  std::vector<std::string> said;  // the actions, as records have them
};

// The same game for the same seed.
RandomGame random_game(const play::Game&, std::uint64_t seed, std::size_t most_actions,
                       const Look& look = lost, play::RandomPolicy = play::RandomPolicy::Uniform);

// Such a game by the habits of records, with what its seed draws, as a record of 18xx.games; and whether it
// was played without a fault.
struct WrittenGame {
  std::string json;
  std::size_t actions = 0;
  std::string fault;
};

WrittenGame written_game(const Title&, const std::string& name, int players, std::uint64_t seed);

}  // namespace trackwright::played
