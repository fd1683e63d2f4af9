// Compares the search with an independent brute force on small random boards.
#include "engine/run/routes.h"

#include <gtest/gtest.h>

#include "tests/engine/run/random_boards.h"

namespace trackwright {
namespace {

using namespace boards;

TEST(Routes, EqualABruteForceOnRandomBoards) {
  std::mt19937 random(18);
  int earning = 0;
  for (int round = 0; round < 5000; ++round) {
    const Map map = random_map(random);
    const Position position = random_position(random, map);
    const BestRuns best = best_runs(map, {}, position);
    const int brute = BruteForce(map, position).best();
    ASSERT_EQ(best.total, brute) << "round " << round << "\n" << told(map, position, best);
    ASSERT_TRUE(best.complete);
    ASSERT_EQ(best.bound, best.total);
    earning += best.total > 0 ? 1 : 0;
  }
  EXPECT_GT(earning, 1000);  // not all boards are empty
}

TEST(Routes, EqualABruteForceWithExpressTrainsAndFerries) {
  std::mt19937 random(1847);
  RunRules rules;
  rules.passage = RunPassage{"Ferry", {}, "ferry", {}, {}};  // to pass any hex without a stop
  for (const char* id : {"B2", "B4", "C1", "C3", "C5", "D2", "D4"})
    rules.passage->crossings.push_back({{id, {}}});
  int earning = 0;
  int dearer = 0;  // boards on which one more ferry would earn more
  for (int round = 0; round < 3000; ++round) {
    const Map map = random_map(random);
    Position position;
    position.entity = "A";
    put_random_tokens(random, map, position);
    const int trains = 1 + pick(random, 3);
    for (int t = 0; t < trains; ++t)
      position.trains.push_back(pick(random, 3) == 0 ? express(2 + pick(random, 2))
                                                     : train("n", 2 + pick(random, 3)));
    const int ferries = pick(random, 3);
    for (int f = 0; f < ferries; ++f) position.trains.push_back(ferry());
    const BestRuns best = best_runs(map, {}, position, rules);
    const int brute = BruteForce(map, position, rules).best();
    ASSERT_EQ(best.total, brute) << "round " << round << "\n" << told(map, position, best);
    ASSERT_TRUE(best.complete);
    earning += best.total > 0 ? 1 : 0;
    position.trains.push_back(ferry());
    dearer += best_runs(map, {}, position, rules).total > best.total ? 1 : 0;
  }
  EXPECT_GT(earning, 500);
  EXPECT_GT(dearer, 10);
}

}  // namespace
}  // namespace trackwright
