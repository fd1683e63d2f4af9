// Tests the statistics of simulated games against tables of textbooks.
#include "engine/simulate/tally.h"

#include <gtest/gtest.h>

namespace trackwright::simulate {
namespace {

constexpr double near = 0.0005;

GameTally tally_of(std::initializer_list<std::int64_t> values) {
  GameTally tally;
  for (const std::int64_t value : values) tally.add(value);
  return tally;
}

TEST(GameTally, DescribesASample) {
  const GameTally tally = tally_of({2, 4, 4, 4, 5, 5, 7, 9});
  EXPECT_EQ(tally.games(), 8U);
  EXPECT_NEAR(tally.mean(), 5, near);
  EXPECT_NEAR(tally.deviation(), 2.1381, near);
  EXPECT_EQ(tally.quantile(0.1), 2);
  EXPECT_EQ(tally.quantile(0.5), 4);
  EXPECT_EQ(tally.quantile(1), 9);
}

TEST(GameTally, HasTheIntervalOfStudent) {
  // t(0.975, 7) = 2.3646
  const auto interval = mean_interval(tally_of({2, 4, 4, 4, 5, 5, 7, 9}));
  ASSERT_TRUE(interval);
  EXPECT_NEAR(interval->low, 5 - 2.3646 * 2.1381 / 2.8284, near);
  EXPECT_NEAR(interval->high, 5 + 2.3646 * 2.1381 / 2.8284, near);
  EXPECT_FALSE(mean_interval(tally_of({3})));
  EXPECT_FALSE(mean_interval({}));
}

TEST(GameTally, HasTheIntervalOfWilson) {
  // The example of Wilson's score in Agresti and Coull: 0 of 20, and 10 of 20.
  const auto none = share_interval(0, 20);
  EXPECT_NEAR(none->low, 0, near);
  EXPECT_NEAR(none->high, 0.1611, near);
  const auto half = share_interval(10, 20);
  EXPECT_NEAR(half->low, 0.2993, near);
  EXPECT_NEAR(half->high, 0.7007, near);
  EXPECT_FALSE(share_interval(0, 0));
}

TEST(GameTally, TestsWhetherAMeanIsZero) {
  // t = 4.8606 with 6 degrees of freedom
  EXPECT_NEAR(mean_p_value(tally_of({1, 2, 2, 3, 3, 4, 6})), 0.0028, near);
  EXPECT_EQ(mean_p_value(tally_of({-1, 1})), 1);
  EXPECT_EQ(mean_p_value(tally_of({5})), 1);
  EXPECT_EQ(mean_p_value(tally_of({2, 2, 2})), 0.25);
}

TEST(GameTally, KnowsTheGamesThatTell) {
  EXPECT_EQ(games_to_tell(tally_of({-9, 11})), 769U);  // (1.96 * 14.142 / 1)^2
  EXPECT_FALSE(games_to_tell(tally_of({-1, 1})));
}

}  // namespace
}  // namespace trackwright::simulate
