// Random games, which find faults in a title or in the engine. The same seed, policy and title give the same
// game on every machine.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "engine/base/enum_words.h"
#include "engine/play/value/action.h"
#include "engine/play/value/game.h"
#include "engine/play/value/state.h"

namespace trackwright::play {

enum class RandomPolicy : std::uint8_t {
  Uniform,  // each legal action is equally likely
  Sensible  // buy, run, pay, buy trains; sell or use a special action only if needed
};

enum class RandomEnd : std::uint8_t {
  Rule,        // a rule of the title ended the game (`end` of rules.yaml), or all players are bankrupt
  Standstill,  // play stopped the game: no rule ended it within 100 sets, or nobody could bid in an auction
  Cap,         // the maximum number of actions was reached
  Fault        // nobody has a legal action, or the observer found a fault
};

}  // namespace trackwright::play

namespace trackwright {

template <>
inline constexpr auto enum_words<play::RandomPolicy> = std::to_array<EnumWord<play::RandomPolicy>>(
    {{play::RandomPolicy::Uniform, "uniform"}, {play::RandomPolicy::Sensible, "sensible"}});

template <>
inline constexpr auto enum_words<play::RandomEnd> =
    std::to_array<EnumWord<play::RandomEnd>>({{play::RandomEnd::Rule, "rule"},
                                              {play::RandomEnd::Standstill, "standstill"},
                                              {play::RandomEnd::Cap, "cap"},
                                              {play::RandomEnd::Fault, "fault"}});

}  // namespace trackwright

namespace trackwright::play {

struct RandomChoices {
  std::uint64_t seed = 1;
  RandomPolicy policy = RandomPolicy::Uniform;
  std::size_t most_actions = 5000;
  // Called with each position and the action that led to it. A non-empty result is a fault and ends the game.
  std::function<std::string(const State& before, const Action&, const State& after)> observe;
  // Returns true for positions that a record of another engine cannot contain. The game does not choose an
  // action that leads to one.
  std::function<bool(const State&)> avoid;
};

struct RandomResult {
  RandomEnd end = RandomEnd::Cap;
  std::string cause;  // Rule: the name of the end rule, or `bankruptcy`; Fault: the reason
  std::size_t actions = 0;
};

RandomResult play_random_game(const Game&, const RandomChoices&);

}  // namespace trackwright::play
