// Verifies that nearly all positions of recorded games can be loaded with imported titles.
#include "tests/noise/recorded.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace trackwright::noise {
namespace {

class RecordedPositions : public testing::Test {
 protected:
  void SetUp() override {
    if (recorded_games().empty()) GTEST_SKIP() << "no recorded positions on this machine";
  }
};

// Reads every fifth position of each game; bench/positions reads them all.
double readable(Setup set_up) {
  constexpr std::size_t step = 5;
  RecordReader reader(set_up);
  std::size_t count = 0;
  std::size_t read = 0;
  for (const std::string& game : recorded_games())
    for (const Recorded& position : reader.read(game, step)) {
      ++count;
      if (position.errors.empty()) ++read;
    }
  return 100.0 * static_cast<double>(read) / static_cast<double>(count);
}

TEST_F(RecordedPositions, ReadWithTheSetupOfTheirGames) {
  EXPECT_EQ(readable(Setup::Told), 100);
}

TEST_F(RecordedPositions, MostlyReadWithTheTitleAlone) {
  EXPECT_GE(readable(Setup::Untold), 97);
}

}  // namespace
}  // namespace trackwright::noise
