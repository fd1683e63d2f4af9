// Games between bots on the starter and on shipped titles: nothing is lost, and greedy wins.
#include <gtest/gtest.h>

#include <algorithm>

#include "designer/format/title/load.h"
#include "engine/bot/kinds.h"
#include "engine/bot/match.h"
#include "tests/designer/play/random_game.h"
#include "tests/named.h"
#include "tests/noise/imported.h"
#include "tests/source_folder.h"

namespace trackwright {
namespace {

using bot::BotKind;

bot::MatchResult played_by(const play::Game& game, const std::vector<BotKind>& seats, std::uint64_t seed) {
  bot::BotSettings settings;
  settings.seed = seed;
  bot::MatchOptions options;
  options.seed = seed;
  options.observe = [&](const play::State&, const bot::BotChoice&, const play::State& after) {
    return played::lost(game, after);
  };
  const auto bots = bot::make_bots(seats, settings);
  return bot::play_match(game, bot::pointers(bots), options);
}

class BotGames : public testing::TestWithParam<std::string> {};

TEST_P(BotGames, ConserveMoneyAndPiecesAndEnd) {
  const Loaded loaded = load_title(DiskReader(), noise::installation(), GetParam());
  ASSERT_TRUE(loaded.title);
  const int players = loaded.title->players.front().players;
  const auto game = play::Game::of(*loaded.title, players);
  ASSERT_TRUE(game) << game.error();
  std::vector<BotKind> seats{BotKind::Greedy, BotKind::Thrifty};
  seats.resize(static_cast<std::size_t>(players), BotKind::Greedy);
  const auto result = played_by(*game, seats, 1);
  EXPECT_EQ(result.end, bot::MatchEnd::Rule) << result.cause;
}

// 18Norway ends only with a train that bots seldom buy (docs/bots.md).
INSTANTIATE_TEST_SUITE_P(Titles, BotGames,
                         testing::Values("1870", "18qq", "18scan", "18sj", "18sj-edelsward", "18sj-oscarian",
                                         "denmark1847"),
                         by_name);

// Each bot takes each seat equally often.
TEST(BotStrength, GreedyBeatsThriftyAndThriftyBeatsRandom) {
  const Loaded loaded =
      load_title(DiskReader(), noise::installation(), source_folder() + "/templates/starter");
  ASSERT_TRUE(loaded.title);
  const auto game = play::Game::of(*loaded.title, 4);
  ASSERT_TRUE(game) << game.error();
  const auto wins = [&](BotKind strong, BotKind weak) {
    int won = 0;
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
      const std::size_t first = seed % 2;
      std::vector<BotKind> seats(4, weak);
      seats[first] = seats[first + 2] = strong;
      const std::vector<int> worths = bot::worths(*game, played_by(*game, seats, seed).last);
      const auto best = static_cast<std::size_t>(std::ranges::max_element(worths) - worths.begin());
      if (seats[best] == strong) ++won;
    }
    return won;
  };
  EXPECT_GE(wins(BotKind::Greedy, BotKind::Thrifty), 7);
  EXPECT_GE(wins(BotKind::Thrifty, BotKind::Random), 7);
}

}  // namespace
}  // namespace trackwright
