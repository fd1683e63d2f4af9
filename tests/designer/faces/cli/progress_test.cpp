#include "designer/faces/cli/progress.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>
#include <thread>
#include <vector>

namespace trackwright {
namespace {

using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;

ProgressLine::Clock::time_point now_in_test;

ProgressLine::Clock::time_point test_clock() {
  return now_in_test;
}

class Progress : public testing::Test {
 protected:
  static void wait(int milliseconds) { now_in_test += std::chrono::milliseconds(milliseconds); }

  std::ostringstream terminal_;
};

TEST_F(Progress, ShowsNothingInTheFirstSecond) {
  ProgressLine line(&terminal_, "games played", test_clock);
  wait(900);
  line.show(1, 10);
  EXPECT_EQ(terminal_.str(), "");
}

TEST_F(Progress, ShowsTheNumbersAndClearsTheLine) {
  {
    ProgressLine line(&terminal_, "games played", test_clock);
    wait(1100);
    line.show(3, 10);
    EXPECT_THAT(terminal_.str(), EndsWith("games played: 3 of 10"));
    line.show(4, 10);
    EXPECT_THAT(terminal_.str(), Not(HasSubstr("4 of 10"))) << "ten times a second at most";
    wait(100);
    line.show(5, 10);
    EXPECT_THAT(terminal_.str(), EndsWith("5 of 10"));
  }
  EXPECT_THAT(terminal_.str(), EndsWith("\r\x1b[K"));
}

TEST_F(Progress, NeverGoesBack) {
  ProgressLine line(&terminal_, "parts printed", test_clock);
  wait(1100);
  line.show(5, 10);
  wait(1000);
  line.show(4, 10);
  EXPECT_THAT(terminal_.str(), EndsWith("5 of 10"));
}

TEST_F(Progress, EstimatesTheRemainingTime) {
  ProgressLine line(&terminal_, "games played", test_clock);
  wait(1100);
  line.show(100, 1000);  // a resumed work
  wait(18900);
  line.show(200, 1000);
  EXPECT_THAT(terminal_.str(), EndsWith("200 of 1000, about 3 min left"));
}

TEST_F(Progress, NeedsATerminal) {
  ProgressLine line(nullptr, "games played", test_clock);
  wait(5000);
  line.show(1, 2);
}

TEST_F(Progress, AllowsSeveralThreads) {
  constexpr std::size_t all = 200;
  {
    ProgressLine line(&terminal_, "parts printed", test_clock);
    wait(1100);
    std::vector<std::thread> threads;
    for (std::size_t t = 0; t < 4; ++t)
      threads.emplace_back([&line] {
        for (std::size_t i = 1; i <= all; ++i) line.show(i, all);
      });
    for (std::thread& thread : threads) thread.join();
  }
  EXPECT_THAT(terminal_.str(), HasSubstr(" of 200"));
}

}  // namespace
}  // namespace trackwright
