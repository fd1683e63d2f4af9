// Games between bots.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/base/enum_words.h"
#include "engine/bot/bot.h"

namespace trackwright::bot {

enum class MatchEnd : std::uint8_t {
  Rule,        // a rule of the title ended the game (`end` of rules.yaml), or all players are bankrupt
  Standstill,  // play stopped the game: no rule ended it within 100 sets, or nobody could bid in an auction
  Cap,         // the maximum number of actions was reached
  Fault        // nobody has a legal action, or the observer found a fault
};

}  // namespace trackwright::bot

namespace trackwright {

template <>
inline constexpr auto enum_words<bot::MatchEnd> =
    std::to_array<EnumWord<bot::MatchEnd>>({{bot::MatchEnd::Rule, "rule"},
                                            {bot::MatchEnd::Standstill, "standstill"},
                                            {bot::MatchEnd::Cap, "cap"},
                                            {bot::MatchEnd::Fault, "fault"}});

}  // namespace trackwright

namespace trackwright::bot {

struct MatchOptions {
  std::uint64_t seed = 1;  // of the lots that hide what a bot cannot see
  std::size_t most_actions = 5000;
  std::optional<play::State> start;  // empty: the opening of the game
  // Called with each choice and the positions before and after it. A non-empty result is a fault and ends the
  // game.
  std::function<std::string(const play::State& before, const BotChoice&, const play::State& after)> observe;
};

struct MatchResult {
  MatchEnd end = MatchEnd::Cap;
  std::string cause;  // Rule: the name of the end rule, or `bankruptcy`; Fault: the reason
  std::size_t actions = 0;
  play::State last;
};

// Plays a game from its opening to its end. `seats` has a bot for each player, or one bot for all players.
MatchResult play_match(const play::Game&, const std::vector<Bot*>& seats, const MatchOptions& = {});

// Returns the money and property of each player, which decide the game.
std::vector<int> worths(const play::Game&, const play::State&);

}  // namespace trackwright::bot
