#include "engine/base/parallel.h"

#include <gtest/gtest.h>

#include <atomic>
#include <stdexcept>
#include <string>
#include <vector>

namespace trackwright {
namespace {

TEST(InParallel, RunsEachTaskOnce) {
  std::vector<std::atomic<int>> done(100);
  in_parallel(done.size(), [&](std::size_t i) { ++done[i]; });
  for (const auto& count : done) EXPECT_EQ(count, 1);
  in_parallel(0, [](std::size_t) { FAIL(); });
}

// Helpers must not all wait for helpers, or they would wait forever.
TEST(InParallel, CanBeNested) {
  std::atomic<int> done = 0;
  for (int round = 0; round < 20; ++round)
    in_parallel(8, [&](std::size_t) {
      in_parallel(8, [&](std::size_t) { in_parallel(2, [&](std::size_t) { ++done; }); });
    });
  EXPECT_EQ(done, 20 * 8 * 8 * 2);
}

TEST(InParallel, RethrowsTheExceptionWithTheLowestIndex) {
  for (int round = 0; round < 20; ++round) {
    try {
      in_parallel(20, [](std::size_t i) {
        if (i == 7 || i == 13) throw std::runtime_error(std::to_string(i));
      });
      FAIL() << "nothing was thrown";
    } catch (const std::runtime_error& error) {
      EXPECT_STREQ(error.what(), "7");
    }
  }
}

}  // namespace
}  // namespace trackwright
