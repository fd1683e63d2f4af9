// Tests which differences of simulated games are called more than chance.
#include "engine/simulate/significance.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>

namespace trackwright::simulate {
namespace {

using testing::DoubleNear;
using testing::ElementsAre;

TEST(Significance, CorrectsByHolm) {
  // The example of Holm's article in its usual form.
  EXPECT_THAT(corrected({0.01, 0.04, 0.03, 0.005}),
              ElementsAre(DoubleNear(0.03, 1e-9), DoubleNear(0.06, 1e-9), DoubleNear(0.06, 1e-9),
                          DoubleNear(0.02, 1e-9)));
  EXPECT_THAT(corrected({0.5, 0.9}), ElementsAre(1, 1));
  EXPECT_TRUE(corrected({}).empty());
}

// Games of four seats with random worth; seat 1 has `more`.
Summary games_of(std::uint32_t seed, int games, int more) {
  std::mt19937 random(seed);
  Summary summary;
  for (int i = 0; i < games; ++i) {
    GameRecord record;
    record.players = 4;
    for (int seat = 0; seat < 4; ++seat)
      record.seats.push_back(
          {{}, static_cast<int>(3000 + random() % 2000) + (seat == 0 ? more : 0), false, false});
    summary.add(record);
  }
  return summary;
}

int flagged(const Summary& summary) {
  int flags = 0;
  for (const FairnessTest& one : fairness_tests(summary)) flags += one.flagged() ? 1 : 0;
  return flags;
}

TEST(Significance, FlagsAnUnfairSeatAndNoFairOnes) {
  int wrong = 0;
  for (std::uint32_t seed = 1; seed <= 100; ++seed) wrong += flagged(games_of(seed, 100, 0)) > 0 ? 1 : 0;
  EXPECT_LE(wrong, 5);
  const auto tests = fairness_tests(games_of(1, 100, 400));
  EXPECT_EQ(tests[0].figure.item, "1");
  EXPECT_LT(tests[0].corrected, 0.001);
}

TEST(Significance, JudgesShifts) {
  PairedSummary pairs;
  std::mt19937 random(5);
  for (int i = 0; i < 200; ++i) {
    GameRecord before;
    before.players = 2;
    before.seats.resize(2);
    GameRecord after = before;
    before.operating_rounds = static_cast<int>(10 + random() % 5);
    after.operating_rounds = before.operating_rounds + 1;
    before.actions = random() % 100;
    after.actions = random() % 100;
    pairs.add(before, after);
  }
  const std::vector<FigureShift> shifts = figure_shifts(pairs);
  EXPECT_EQ(shifts.front().figure.measure, Measure::OperatingRounds);
  EXPECT_EQ(shifts.front().verdict, ShiftVerdict::Up);
  for (const FigureShift& one : shifts) {
    if (one.figure.measure == Measure::StockRounds) EXPECT_EQ(one.verdict, ShiftVerdict::Same);
    if (one.figure.measure != Measure::Actions) continue;
    EXPECT_EQ(one.verdict, ShiftVerdict::Unclear);
    EXPECT_GT(one.games_needed.value(), 200U);
  }
}

// The interval of a shift contains the true value in 95 of 100 repetitions.
TEST(Significance, IntervalsCoverTheTrueShift) {
  std::mt19937 random(9);
  int covered = 0;
  for (int repetition = 0; repetition < 200; ++repetition) {
    GameTally tally;
    for (int i = 0; i < 50; ++i)
      tally.add(7 + static_cast<int>(random() % 21) - static_cast<int>(random() % 21));
    const auto interval = mean_interval(tally);
    covered += interval->low <= 7 && 7 <= interval->high ? 1 : 0;
  }
  EXPECT_GE(covered, 180);
}

}  // namespace
}  // namespace trackwright::simulate
