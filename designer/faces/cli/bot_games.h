// Games in which no person takes part: at random, or between bots in seats.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <string>
#include <vector>

#include "engine/base/expected.h"
#include "engine/bot/kinds.h"
#include "engine/bot/match.h"
#include "engine/title/title.h"

namespace trackwright {

// How random games choose: one bot decides for all players.
enum class RandomPolicy : std::uint8_t {
  Uniform,  // each legal action is equally likely
  Sensible  // the habits of the thrifty bot
};

template <>
inline constexpr auto enum_words<RandomPolicy> = std::to_array<EnumWord<RandomPolicy>>(
    {{RandomPolicy::Uniform, "uniform"}, {RandomPolicy::Sensible, "sensible"}});

struct BotGames {
  std::uint64_t games = 1;
  std::uint64_t seed = 0;  // of the first game
  int players = 0;         // 0: each number that the title supports in turn
  RandomPolicy policy = RandomPolicy::Uniform;
  std::vector<bot::BotKind> seats;  // empty: by `policy`. In each game the bots move one seat on.
};

struct BotGame {
  std::uint64_t seed = 0;
  int players = 0;
  std::vector<bot::BotKind> seats;
  std::vector<int> worths;  // by seat
  bot::MatchResult result;  // without its last position
};

Expected<std::vector<BotGame>> play_bot_games(const Title&, const BotGames&, std::ostream* terminal);

std::string bot_games_json(const Title&, const BotGames&, const std::vector<BotGame>&);
std::string bot_games_text(const Title&, const BotGames&, const std::vector<BotGame>&);

}  // namespace trackwright
