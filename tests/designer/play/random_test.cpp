// Plays random games of the shipped titles and the starter: nothing is lost, and each ends or reaches a cap.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "designer/format/title/load.h"
#include "engine/play/value/game.h"
#include "tests/designer/play/random_game.h"
#include "tests/named.h"
#include "tests/noise/imported.h"
#include "tests/source_folder.h"

namespace trackwright {
namespace {

constexpr std::size_t most_actions = 400;
constexpr std::uint64_t games_each = 3;

class RandomGames : public testing::TestWithParam<std::string> {};

TEST_P(RandomGames, ConserveMoneyAndPieces) {
  const DiskReader disk;
  const Loaded loaded = load_title(disk, noise::installation(), GetParam());
  ASSERT_TRUE(loaded.title);
  for (const PlayerRow& row : loaded.title->players) {
    const auto game = play::Game::of(*loaded.title, row.players);
    ASSERT_TRUE(game) << game.error();
    for (std::uint64_t seed = 1; seed <= games_each; ++seed) {
      const auto told = played::random_game(*game, seed, most_actions);
      EXPECT_EQ(told.fault, "") << row.players << " players, seed " << seed;
    }
    break;
  }
}

// The cached networks and routes must equal new ones after each lay and station.
TEST_P(RandomGames, KeepCachedNetworksCorrect) {
  const Loaded loaded = load_title(DiskReader(), noise::installation(), GetParam());
  ASSERT_TRUE(loaded.title);
  const auto game = play::Game::of(*loaded.title, loaded.title->players.back().players);
  ASSERT_TRUE(game) << game.error();
  const auto told = played::random_game(*game, 7, 2 * most_actions, played::stale);
  EXPECT_EQ(told.fault, "");
}

// Every position has a legal action, and the game ends: with the thrifty bot within a few hundred
// actions. 18Norway stands still in nearly all such games (docs/measurements/replay.md).
TEST_P(RandomGames, EndUnderAnyPolicy) {
  const Loaded loaded = load_title(DiskReader(), noise::installation(), GetParam());
  ASSERT_TRUE(loaded.title);
  for (const auto kind : {bot::BotKind::Random, bot::BotKind::Thrifty}) {
    const auto game = play::Game::of(*loaded.title, loaded.title->players.front().players);
    ASSERT_TRUE(game) << game.error();
    bot::BotSettings settings;
    settings.seed = 11;
    bot::MatchOptions options;
    options.most_actions = 20'000;
    const auto all = bot::make_bot(kind, settings);
    const bot::MatchResult result = bot::play_match(*game, {all.get()}, options);
    const auto expected = kind == bot::BotKind::Thrifty && GetParam() != "18norway"
                              ? testing::AnyOf(bot::MatchEnd::Rule, bot::MatchEnd::Rule)
                              : testing::AnyOf(bot::MatchEnd::Rule, bot::MatchEnd::Standstill);
    EXPECT_THAT(result.end, expected) << word_of(kind) << ": " << result.cause;
  }
}

INSTANTIATE_TEST_SUITE_P(Titles, RandomGames,
                         testing::Values("1870", "18norway", "18qq", "18scan", "18sj", "18sj-edelsward",
                                         "18sj-oscarian", "denmark1847"),
                         by_name);

// Regressions from 10,000 games: a president sold shares but could not make the purchase, or kept the
// president's certificate of SJ with fewer shares than another player.
TEST(RandomGames18Scan, EndWithSeedsThatFailedBefore) {
  const Loaded loaded = load_title(DiskReader(), noise::installation(), "18scan");
  ASSERT_TRUE(loaded.title);
  const auto& rows = loaded.title->players;
  for (const std::uint64_t seed : {3812U, 3992U, 5928U, 8334U, 8715U}) {
    const auto game = play::Game::of(*loaded.title, rows[seed % rows.size()].players);
    ASSERT_TRUE(game) << game.error();
    const auto told = played::random_game(*game, seed, 2000);
    EXPECT_EQ(told.fault, "") << seed;
    EXPECT_NE(told.end, bot::MatchEnd::Cap) << seed;
  }
}

// The starter, with which designers begin, is a game that ends.
TEST(RandomStarter, EndsByItsOwnRules) {
  const Loaded loaded =
      load_title(DiskReader(), noise::installation(), source_folder() + "/templates/starter");
  ASSERT_TRUE(loaded.title);
  const auto game = play::Game::of(*loaded.title, 3);
  ASSERT_TRUE(game) << game.error();
  for (std::uint64_t seed = 1; seed <= games_each; ++seed) {
    const auto told = played::random_game(*game, seed, 2000);
    EXPECT_EQ(told.fault, "") << seed;
    EXPECT_NE(told.end, bot::MatchEnd::Cap) << seed;
  }
}

}  // namespace
}  // namespace trackwright
