// Compares the sweep with brute force and with the search for runs, and tests the result of a search that
// was cut short.
#include "engine/run/sweep.h"

#include <gtest/gtest.h>

#include <ctime>
#include <utility>

#include "tests/engine/run/random_boards.h"

namespace trackwright {
namespace {

using namespace boards;

// Runs the sweep first; if it proves its result, no single run is searched. Every third round omits the
// graphs that guide the sweep, as it does when they are too large.
RouteOptions sweep_first(int round) {
  RouteOptions options;
  options.few_steps = 0;
  if (round % 3 == 0) options.most_nodes = 0;
  return options;
}

RouteOptions search_only() {
  RouteOptions options;
  options.few_steps = Effort::boundless;
  return options;
}

TEST(Sweep, EqualsABruteForceOnRandomBoards) {
  std::mt19937 random(1850);
  int earning = 0;
  for (int round = 0; round < 5000; ++round) {
    const Map map = random_map(random);
    const Position position = random_position(random, map);
    const BestRuns best = best_runs(map, {}, position, {}, sweep_first(round));
    const int brute = BruteForce(map, position).best();
    ASSERT_EQ(best.total, brute) << "round " << round << "\n" << told(map, position, best);
    ASSERT_EQ(best.bound, brute) << "round " << round;
    ASSERT_EQ(best.candidates, 0U) << "round " << round << ": the sweep did not prove it";
    earning += best.total > 0 ? 1 : 0;
  }
  EXPECT_GT(earning, 1000);
}

// Returns a map of cities, towns and junctions with every kind of track: terminal, parallel, narrow, between
// stops of one hex.
Map rich_map(std::mt19937& random) {
  static const std::vector<std::string> codes{
      "path=a:0,b:3;path=a:0,b:2;path=a:1,b:4",
      "path=a:0,b:2;path=a:3,b:5;path=a:1,b:4",
      "junction;path=a:0,b:_0;path=a:2,b:_0;path=a:3,b:_0;path=a:5,b:_0",
      "path=a:0,b:3,track:narrow;path=a:1,b:3,track:dual;path=a:2,b:5",
      "path=a:0,b:3,lanes:2;path=a:1,b:4",
      "city=revenue:20;path=a:0,b:_0;path=a:3,b:_0;path=a:1,b:_0;path=a:4,b:_0;path=a:2,b:_0;path=a:5,b:_0",
      "city=revenue:40;path=a:0,b:_0;path=a:2,b:_0;path=a:4,b:_0,terminal:1",
      "city=revenue:30,slots:2;path=a:0,b:_0;path=a:1,b:_0;path=a:3,b:_0;path=a:4,b:_0",
      "city=revenue:30;city=revenue:40;path=a:0,b:_0;path=a:_0,b:_1;path=a:3,b:_1;path=a:4,b:_0;path=a:5,b:_"
      "1",
      "town=revenue:10;path=a:0,b:_0;path=a:2,b:_0;path=a:3,b:_0",
      "town=revenue:10,loc:0;path=a:0,b:_0;path=a:2,b:_0;path=a:3,b:_0;path=a:1,b:4",
      "town=revenue:20,route:optional;path=a:0,b:_0;path=a:3,b:_0;path=a:2,b:5",
      "city=revenue:50,groups:G;path=a:0,b:_0;path=a:2,b:_0;path=a:4,b:_0",
      "offboard=revenue:70,groups:G;path=a:0,b:_0;path=a:1,b:_0",
      "city=revenue:50;city=revenue:50;path=a:0,b:_0;path=a:2,b:_0;path=a:3,b:_1;path=a:5,b:_1",
  };
  std::vector<Hex> hexes;
  for (const char* id : {"B2", "B4", "B6", "C1", "C3", "C5", "C7", "D2", "D4", "D6", "E3", "E5"})
    hexes.push_back(board_hex(
        id, codes[static_cast<std::size_t>(pick(random, static_cast<int>(codes.size())))], pick(random, 6)));
  return {layout, std::move(hexes), {}, {}};
}

Train random_train(std::mt19937& random) {
  Train t = train("3", 0);
  switch (pick(random, 8)) {
    case 0:
      t.reach.unlimited = true;
      break;
    case 1:
      t.reach.hexes = 3 + pick(random, 4);
      break;
    case 2:
      t = express(2 + pick(random, 2));
      break;
    case 3:
      t.reach.rows = {{{StopKind::City, StopKind::OffBoard, StopKind::Town}, 3, 3, 1},
                      {{StopKind::Town}, 0, any_number, 1}};
      break;
    case 4:
      t.reach.rows = {{{StopKind::City, StopKind::OffBoard, StopKind::Town}, 2, 4, 2}};
      break;
    case 5:
      t.reach.rows = {{{StopKind::Town}, 1, 1, 1}, {{StopKind::City, StopKind::OffBoard}, 3, 3, 1}};
      break;
    default:
      t.reach.stops = 2 + pick(random, 4);
  }
  if (pick(random, 4) == 0) t.tracks = {Track::Broad, Track::Narrow, Track::Dual};
  return t;
}

std::vector<Ref> some_hexes(std::mt19937& random, int count) {
  static const std::vector<std::string> ids{"B2", "B4", "C1", "C3", "C5", "C7", "D2", "D4", "D6", "E5"};
  std::vector<Ref> hexes;
  for (int i = 0; i < count; ++i)
    hexes.push_back({ids[static_cast<std::size_t>(pick(random, static_cast<int>(ids.size())))], {}});
  return hexes;
}

RunRules random_rules(std::mt19937& random) {
  RunRules rules;
  if (pick(random, 2) == 0)
    rules.bonuses.push_back({.name = "E-W",
                             .value = 60,
                             .needs = {{some_hexes(random, 3), 1}, {some_hexes(random, 3), 1}},
                             .group = pick(random, 2) == 0 ? "way" : ""});
  if (pick(random, 2) == 0)
    rules.bonuses.push_back(
        {.name = "three", .value = 90, .needs = {{some_hexes(random, 6), 2}}, .group = "way"});
  if (pick(random, 2) == 0)
    rules.bonuses.push_back({.name = "port", .value = 30, .needs = {{some_hexes(random, 1), 1}}});
  if (pick(random, 3) == 0)
    rules.bonuses.push_back({.name = "mine",
                             .value = 50,
                             .needs = {{some_hexes(random, 1), 1}},
                             .paid_stops = pick(random, 2) == 0,
                             .once = true});
  if (pick(random, 3) == 0)
    rules.bonuses.push_back(
        {.name = "ferry", .value = 20, .needs = {{some_hexes(random, 1), 1}}, .passing = true});
  if (pick(random, 3) == 0)
    rules.fees.push_back(
        {.name = "border", .amount = 10, .crossings = {{"C3 C5", {}}, {"C3 D4", {}}}, .from_revenue = true});
  if (pick(random, 4) == 0) rules.bonuses.push_back({.name = "mail", .value = 15});
  if (pick(random, 4) == 0) rules.rights.push_back({some_hexes(random, 1).front(), "none", false, {}});
  return rules;
}

TEST(Sweep, EqualsTheSearchOnRandomTrackTrainsAndRules) {
  std::mt19937 random(1862);
  int earning = 0;
  int by_sweep = 0;
  for (int round = 0; round < 3000; ++round) {
    const Map map = rich_map(random);
    Position position;
    position.entity = "A";
    put_random_tokens(random, map, position);
    const int trains = 1 + pick(random, 3);
    for (int t = 0; t < trains; ++t) position.trains.push_back(random_train(random));
    const RunRules rules = random_rules(random);
    const BestRuns swept = best_runs(map, {}, position, rules, sweep_first(round));
    const BestRuns searched = best_runs(map, {}, position, rules, search_only());
    ASSERT_TRUE(searched.complete);
    ASSERT_EQ(swept.total, searched.total) << "round " << round << "\n"
                                           << told(map, position, swept) << told(map, position, searched);
    ASSERT_EQ(swept.bound, searched.bound) << "round " << round << "\n" << told(map, position, swept);
    earning += swept.total > 0 ? 1 : 0;
    by_sweep += swept.total > 0 && swept.candidates == 0 ? 1 : 0;
  }
  EXPECT_GT(earning, 1500);
  EXPECT_GT(by_sweep, earning * 9 / 10);
}

Train diesel() {
  Train t = train("D", 0);
  t.reach.unlimited = true;
  return t;
}

// Tests more trains than one sweep takes: it sweeps four and bounds the earnings of the fifth and sixth.
TEST(Sweep, EqualsABruteForceWithMoreTrainsThanOneSweepTakes) {
  std::mt19937 random(1846);
  int proven = 0;
  for (int round = 0; round < 600; ++round) {
    const Map map = random_map(random);
    Position position;
    position.entity = "A";
    put_random_tokens(random, map, position);
    for (int t = 0; t < 5 + round % 2; ++t) position.trains.push_back(train("n", 2 + pick(random, 2)));
    const int brute = BruteForce(map, position).best();
    const BestRuns best = best_runs(map, {}, position, {}, sweep_first(round));
    ASSERT_EQ(best.total, brute) << "round " << round << "\n" << told(map, position, best);
    ASSERT_EQ(best.bound, brute) << "round " << round;
    proven += best.total > 0 && best.candidates == 0 ? 1 : 0;
  }
  EXPECT_GT(proven, 40) << "the sweep is to prove some without the search for runs";
}

// Calls `give_up` at least every tenth of a second of work, on a board that is too large for any search.
TEST(Sweep, ChecksOftenWhetherToGiveUp) {
  Position position;
  const Map map = dense_board(9, position);
  for (int i = 0; i < 4; ++i) position.trains.push_back(diesel());
  const std::clock_t start = std::clock();
  std::clock_t last = start;
  std::clock_t longest = 0;
  RouteOptions options;
  options.give_up = [&] {
    const std::clock_t now = std::clock();
    longest = std::max(longest, now - std::exchange(last, now));
    return now - start > 2 * CLOCKS_PER_SEC;
  };
  const BestRuns best = best_runs(map, {}, position, {}, options);
  longest = std::max(longest, std::clock() - last);
  EXPECT_LT(longest, CLOCKS_PER_SEC / 5);
  EXPECT_GE(best.bound, best.total);
  Position alone = position;
  alone.trains.resize(1);
  EXPECT_GE(best.total, best_runs(map, {}, alone).total);
}

// The sweep finishes two unlimited trains on a dense board, on which the search for runs gives up.
TEST(Sweep, ProvesTwoTrainsWithoutALimitOnADenseBoard) {
  Position position;
  const Map map = dense_board(6, position);
  position.trains = {diesel(), diesel()};
  RouteOptions options;
  options.few_steps = 1000;
  options.most_steps = 30'000'000;
  const BestRuns best = best_runs(map, {}, position, {}, options);
  EXPECT_TRUE(best.complete) << best.total << " of " << best.bound;
  EXPECT_GT(best.total, 0);
}

// Tests the prices on track: without them the bound of four trains is four times the best run of one.
TEST(Sweep, ProvesFourTrainsWithoutALimitOnADenseBoard) {
  Position position;
  const Map map = dense_board(7, position);
  position.trains = {diesel(), diesel(), diesel(), diesel()};
  RouteOptions options;
  options.few_steps = 1000;
  options.most_steps = 30'000'000;
  const BestRuns best = best_runs(map, {}, position, {}, options);
  EXPECT_TRUE(best.complete) << best.total << " of " << best.bound;
  options.most_nodes = 0;
  EXPECT_FALSE(best_runs(map, {}, position, {}, options).complete) << "the board asks for nothing new";
}

// Wherever a search is cut short, its runs exist and earn their total, and its bound holds.
TEST(Sweep, AnInterruptedSearchStatesNoFalseBound) {
  std::mt19937 random(1889);
  for (int round = 0; round < 150; ++round) {
    const Map map = random_map(random);
    const Position position = random_position(random, map, 4);
    const int brute = BruteForce(map, position).best();
    for (const std::uint64_t few : {std::uint64_t{0}, std::uint64_t{15}, Effort::boundless}) {
      RouteOptions options = sweep_first(round);
      options.few_steps = few;
      for (options.most_steps = 0; options.most_steps < 3000;
           options.most_steps += 1 + options.most_steps / 8) {
        const BestRuns cut = best_runs(map, {}, position, {}, options);
        ASSERT_GE(cut.bound, brute) << "round " << round << ", " << options.most_steps << " steps, few "
                                    << few;
        ASSERT_LE(cut.total, brute) << "round " << round << ", " << options.most_steps << " steps, few "
                                    << few;
        ASSERT_EQ(cut.complete, cut.bound == cut.total);
        int sum = 0;
        for (const trackwright::Run& run : cut.runs) sum += run.revenue;
        ASSERT_EQ(sum, cut.total);
      }
    }
  }
}

}  // namespace
}  // namespace trackwright
