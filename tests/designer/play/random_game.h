// A game of random legal actions, and its invariants after each.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "engine/bot/kinds.h"
#include "engine/bot/match.h"
#include "engine/play/value/game.h"
#include "engine/play/value/state.h"
#include "engine/title/title.h"

namespace trackwright::played {

// Things that are missing, duplicated or negative in a position; empty: none.
std::string lost(const play::Game&, const play::State&);

// Cached parts of the network that differ from a new computation; empty: none.
std::string stale(const play::Game&, const play::State&);

// Checks a position; returns its faults, empty if there are none.
using Look = std::function<std::string(const play::Game&, const play::State&)>;

struct RandomGame {
  std::size_t actions = 0;
  bot::MatchEnd end = bot::MatchEnd::Cap;
  std::string fault;              // the violation, and the action before it
  std::vector<std::string> said;  // the actions in the form of records
};

// Deterministic for each seed.
RandomGame random_game(const play::Game&, std::uint64_t seed, std::size_t most_actions,
                       const Look& look = lost, bot::BotKind = bot::BotKind::Random);

// A random game that follows the conventions of records, including the lots of its seed, as a record of
// 18xx.games; also contains any fault.
struct WrittenGame {
  std::string json;
  std::size_t actions = 0;
  std::string fault;
};

WrittenGame written_game(const Title&, const std::string& name, int players, std::uint64_t seed);

}  // namespace trackwright::played
