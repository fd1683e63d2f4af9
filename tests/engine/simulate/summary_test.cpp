// Tests the figures of simulated games: their sums do not depend on the order of the games.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/simulate/summary.h"

namespace trackwright::simulate {
namespace {

GameRecord game_of(int players, int rounds, std::vector<int> worth) {
  GameRecord record;
  record.players = players;
  record.end = bot::MatchEnd::Rule;
  record.cause = "bank";
  record.operating_rounds = rounds;
  record.bank_broken = rounds - 1;
  TrainRecord& train = record.trains.emplace_back();
  train.name = "2";
  train.cards = 4;
  train.first = 1;
  if (rounds > 5) train.rusted = 5;
  if (rounds > 5) record.exhausted.push_back({"57", 4, "A"});
  for (const int one : worth) record.seats.push_back({{}, one, false, false});
  return record;
}

TEST(Summary, MergesInAnyOrder) {
  const std::vector<GameRecord> games{game_of(3, 5, {10, 20, 30}), game_of(3, 8, {9, 9, 9}),
                                      game_of(4, 6, {1, 2, 3, 4})};
  Summary all;
  for (const GameRecord& game : games) all.add(game);
  Summary first, second;
  first.add(games[2]);
  second.add(games[1]);
  second.add(games[0]);
  first.merge(second);
  EXPECT_EQ(first, all);
  EXPECT_EQ(all.all_games(), 3U);
}

TEST(Summary, CountsTheGamesThatHaveAFigure) {
  Summary summary;
  summary.add(game_of(3, 5, {10, 20, 30}));
  summary.add(game_of(3, 8, {30, 30, 30}));
  EXPECT_EQ(summary.tally({Measure::TrainRusted, 0, "2", 0}).games(), 2U);
  EXPECT_EQ(summary.tally({Measure::TrainRusted, 0, "2", 0}).mean(), 0.5);
  EXPECT_EQ(summary.tally({Measure::TrainRustRound, 0, "2", 0}).games(), 1U);
  // A tile that did not run out was not exhausted in this game.
  EXPECT_EQ(summary.tally({Measure::TileOut, 0, "57", 0}).games(), 2U);
  EXPECT_EQ(summary.tally({Measure::TileOut, 0, "57", 0}).mean(), 0.5);
  EXPECT_EQ(summary.tally({Measure::OperatingRounds, 3, {}, 0}).mean(), 6.5);
  // The third seat has 50 % more than the mean, and then just the mean.
  EXPECT_EQ(summary.tally({Measure::SeatAhead, 3, "3", 0}).mean(), 250);
  EXPECT_THAT(summary.items(Measure::Ended, 3), testing::ElementsAre("bank"));
}

TEST(PairedSummary, HasTheShiftOfTheSameGame) {
  PairedSummary pairs;
  pairs.add(game_of(3, 5, {10, 20, 30}), game_of(3, 7, {10, 20, 30}));
  pairs.add(game_of(3, 8, {10, 20, 30}), game_of(3, 5, {10, 20, 30}));
  const GameTally rounds = pairs.shift({Measure::OperatingRounds, 3, {}, 0});
  EXPECT_EQ(rounds.games(), 2U);
  EXPECT_EQ(rounds.mean(), -0.5);
  // Ran out in one version of each game.
  EXPECT_EQ(pairs.shift({Measure::TileOut, 0, "57", 0}).counts(), (GameTally::Counts{{-1, 1}, {1, 1}}));
  // No game has this round in both versions.
  EXPECT_EQ(pairs.shift({Measure::TrainRustRound, 0, "2", 0}).games(), 0U);
}

}  // namespace
}  // namespace trackwright::simulate
