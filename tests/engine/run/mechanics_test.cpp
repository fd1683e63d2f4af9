// Tests rules that a title can add to the plain ones: examples by hand on short lines, and comparisons with
// all sets of runs on random boards. judge.h judges each set; its code is independent of the searches.
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <optional>
#include <random>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "tests/engine/run/random_boards.h"
#include "tests/engine/upgrade/upgrade_samples.h"
#include "tests/named.h"

namespace trackwright {
namespace {

using namespace boards;

// Enumerates every path over pieces of track, then every choice of at most one run per train, and judges it.
class JudgedBest {
 public:
  JudgedBest(const Map& map, const Position& position, const RunRules& rules)
      : map_(map), position_(position), rules_(rules) {}

  int best() {
    legal_.resize(position_.trains.size());
    for (const Hex& hex : map_.hexes())
      for (const auto& [text, from, to] : pieces_at(hex)) {
        if (!is_stop(from)) continue;
        path_ = {text};
        walk(hex, to);
        path_.clear();
        record({hex.id + ":" + from});
      }
    choose(0, 0);
    return best_;
  }

 private:
  struct Piece {
    std::string text;
    std::string from;
    std::string to;
  };
  struct Legal {
    std::vector<std::string> path;
    int pay = 0;
  };

  static bool is_stop(const std::string& end) { return end[0] == 'c' || end[0] == 't' || end[0] == 'o'; }

  static std::vector<Piece> pieces_at(const Hex& hex) {
    std::vector<Piece> found;
    for (const Path& path : hex.tile.paths) {
      const std::string a = end_name(hex.tile, path.a);
      const std::string b = end_name(hex.tile, path.b);
      found.push_back({hex.id + ":" + a + "-" + b, a, b});
      found.push_back({hex.id + ":" + a + "-" + b, b, a});
    }
    return found;
  }

  void walk(const Hex& at, const std::string& end) {
    if (is_stop(end)) record(path_);
    if (is_stop(end) || end == "j") return go_on(at, end);
    const Edge edge(end[0] - '0');
    if (const Hex* next = map_.neighbour(at, edge)) go_on(*next, std::to_string(edge.opposite().index()));
  }

  void go_on(const Hex& at, const std::string& end) {
    for (const auto& [text, from, to] : pieces_at(at)) {
      if (from != end || path_.size() > 12 || std::ranges::find(path_, text) != path_.end()) continue;
      path_.push_back(text);
      walk(at, to);
      path_.pop_back();
    }
  }

  void record(const std::vector<std::string>& path) {
    std::vector<std::string> key = path;
    std::ranges::sort(key);
    if (!seen_.insert(std::move(key)).second) return;
    for (std::size_t t = 0; t < position_.trains.size(); ++t) {
      const Judgement judged = evaluate(map_, {}, position_, StatedRun{t, path}, rules_);
      if (judged.legal) legal_[t].push_back({path, judged.run.revenue});
    }
  }

  void choose(std::size_t t, int sum) {
    if (t == position_.trains.size()) return judge(sum);
    choose(t + 1, sum);
    for (const Legal& run : legal_[t]) {
      chosen_.push_back({t, run.path});
      choose(t + 1, sum + run.pay);
      chosen_.pop_back();
    }
  }

  // Skips sums that are not better: runs together earn at most the sum of what each earns alone.
  void judge(int sum) {
    if (sum <= best_ || chosen_.empty()) return;
    int total = 0;
    for (const Judgement& judged : evaluate(map_, {}, position_, chosen_, rules_)) {
      if (!judged.legal) return;
      total += judged.run.revenue;
    }
    best_ = std::max(best_, total);
  }

  const Map& map_;
  const Position& position_;
  const RunRules& rules_;
  std::vector<std::string> path_;
  std::set<std::vector<std::string>> seen_;
  std::vector<std::vector<Legal>> legal_;  // by train
  std::vector<StatedRun> chosen_;
  int best_ = 0;
};

// Puts `centre` in the middle and `ring` around it; if empty, a random tile.
Map mixed_map(std::mt19937& random, const std::string& centre, const std::string& ring) {
  static const std::vector<std::string> codes{
      "path=a:0,b:3;path=a:1,b:4",
      "path=a:0,b:2;path=a:3,b:5",
      "junction;path=a:0,b:_0;path=a:2,b:_0;path=a:3,b:_0;path=a:5,b:_0",
      "junction;town=revenue:10;path=a:0,b:_0;path=a:1,b:_0;path=a:3,b:_0;path=a:4,b:_0;path=a:_1,b:_0",
      "path=a:0,b:3,track:narrow;path=a:1,b:4,track:dual",
      "city=revenue:20;path=a:0,b:_0;path=a:3,b:_0;path=a:1,b:_0,track:narrow;path=a:4,b:_0,track:dual",
      "city=revenue:40;path=a:0,b:_0;path=a:2,b:_0;path=a:4,b:_0",
      "city=revenue:30,slots:2;path=a:0,b:_0;path=a:1,b:_0;path=a:3,b:_0;path=a:4,b:_0,track:narrow",
      "town=revenue:10;path=a:0,b:_0;path=a:_0,b:3",
      "city=revenue:50;city=revenue:40;path=a:0,b:_0;path=a:2,b:_0;path=a:3,b:_1;path=a:5,b:_1",
      "offboard=revenue:70;path=a:0,b:_0;path=a:1,b:_0",
  };
  std::vector<Hex> hexes;
  for (const std::string id : {"B2", "B4", "C1", "C3", "C5", "D2", "D4"}) {
    const std::string& any = codes[static_cast<std::size_t>(pick(random, static_cast<int>(codes.size())))];
    const std::string& said = id == "C3" ? centre : ring;
    hexes.push_back(board_hex(id, said.empty() ? any : said, pick(random, 6)));
  }
  return {layout, std::move(hexes), {}, {}};
}

Train mixed_train(std::mt19937& random) {
  Train t = train("n", 2 + pick(random, 3));
  t.stack = "train";
  if (pick(random, 2) == 0) t.tracks = {Track::Broad, Track::Narrow, Track::Dual};
  if (pick(random, 4) == 0) t.reach.rows = {{{StopKind::City, StopKind::OffBoard, StopKind::Town}, 2, 3, 1}};
  if (!t.reach.rows.empty()) t.reach.stops = 0;
  return t;
}

// A rule and the parts of a position that it needs.
struct Mechanic {
  const char* title;
  std::function<void(std::mt19937&, Position&, RunRules&)> set_up;
  std::string centre = "";
  std::string ring = "";

  std::string name() const { return title; }
};

class Mechanics : public testing::TestWithParam<Mechanic> {};

TEST_P(Mechanics, EqualABruteForceOverAllSetsOfRuns) {
  std::mt19937 random(1812);
  int earning = 0;
  int matters = 0;
  for (int round = 0; round < 300; ++round) {
    const Map map = mixed_map(random, GetParam().centre, GetParam().ring);
    Position position;
    position.entity = "A";
    put_random_tokens(random, map, position);
    for (int t = 1 + pick(random, 2); t > 0; --t) position.trains.push_back(mixed_train(random));
    RunRules rules;
    if (!GetParam().ring.empty()) position.trains = {train("n", 5)};
    const Position plain = position;
    GetParam().set_up(random, position, rules);
    const int brute = JudgedBest(map, position, rules).best();
    for (const std::uint64_t few : {std::uint64_t{0}, Effort::boundless}) {
      RouteOptions options;
      options.few_steps = few;
      const BestRuns best = best_runs(map, {}, position, rules, options);
      ASSERT_EQ(best.total, brute) << "round " << round << ", few " << few << "\n"
                                   << told(map, position, best);
      ASSERT_EQ(best.bound, brute) << "round " << round << ", few " << few;
      int sum = 0;
      for (const trackwright::Run& run : best.runs) sum += run.revenue;
      ASSERT_EQ(sum, brute) << "round " << round;
      options.most_steps = static_cast<std::uint64_t>(pick(random, 60));
      ASSERT_GE(best_runs(map, {}, position, rules, options).bound, brute) << "round " << round;
    }
    earning += brute > 0 ? 1 : 0;
    matters += brute != best_runs(map, {}, plain).total ? 1 : 0;
  }
  EXPECT_GT(earning, 30);
  EXPECT_GT(matters, 0);  // the rule makes a difference on some board
}

std::vector<Ref> middle() {
  return {ref("C3"), ref("B4"), ref("D2")};
}

void attachment(Position& position, int stops) {
  Train card = train("P", 0);
  card.attaches = Attachment{{}, stops, {}};
  position.trains.push_back(card);
}

INSTANTIATE_TEST_SUITE_P(
    Rules, Mechanics,
    testing::Values(
        Mechanic{
            "junctions_free", [](std::mt19937&, Position&, RunRules& rules) { rules.free_junctions = true; },
            "junction;path=a:0,b:_0;path=a:1,b:_0;path=a:2,b:_0;path=a:3,b:_0;path=a:4,b:_0;path=a:5,b:_0",
            "city=revenue:20;path=a:0,b:_0;path=a:1,b:_0"},
        Mechanic{"same_hex_once",
                 [](std::mt19937&, Position&, RunRules& rules) { rules.same_hex_once = true; },
                 "city=revenue:50;city=revenue:40;path=a:0,b:_0;path=a:2,b:_0;path=a:1,b:_1;path=a:3,b:_1",
                 "city=revenue:20;path=a:0,b:_0;path=a:1,b:_0;path=a:3,b:_0"},
        Mechanic{"one_gauge", [](std::mt19937&, Position&, RunRules& rules) { rules.one_gauge = true; }},
        Mechanic{"share_track",
                 [](std::mt19937&, Position&, RunRules& rules) { rules.sharing = TrackSharing::Always; }},
        Mechanic{"share_with_other_stacks",
                 [](std::mt19937&, Position& position, RunRules& rules) {
                   rules.sharing = TrackSharing::OtherStacks;
                   position.trains.back().stack = "ship";
                 }},
        Mechanic{"bypass",
                 [](std::mt19937&, Position& position, RunRules& rules) {
                   rules.bypass = Bypass{{"A"}, {}};
                   position.tokens["C3"] = {{0, 0, "B", "", {}}};
                 },
                 "city=revenue:30;path=a:0,b:_0;path=a:1,b:_0;path=a:2,b:_0;path=a:3,b:_0;path=a:4,b:_0"},
        Mechanic{"stand_in",
                 [](std::mt19937&, Position& position, RunRules& rules) {
                   position.trains.front().stack = "ship";
                   position.tokens["B2"].push_back({std::nullopt, std::nullopt, "A", "port", {}});
                   rules.stand_ins = {{ref("B2"), ref("C3"), "ship", {}}, {ref("B2"), ref("D2"), "", {}}};
                 }},
        Mechanic{"always_counted",
                 [](std::mt19937&, Position& position, RunRules& rules) {
                   for (Train& one : position.trains) {
                     one.reach.rows = {{{StopKind::City, StopKind::OffBoard, StopKind::Town}, 2, 4, 1}};
                     one.reach.stops = 0;
                   }
                   rules.counted = middle();
                 }},
        Mechanic{"by_own_stops",
                 [](std::mt19937& random, Position&, RunRules& rules) {
                   rules.bonuses.push_back({.name = "own",
                                            .value = 10,
                                            .paid_stops = pick(random, 2) == 0,
                                            .times = BonusTimes::OwnStops});
                 }},
        Mechanic{"by_stops_somewhere",
                 [](std::mt19937&, Position&, RunRules& rules) {
                   rules.bonuses.push_back(
                       {.name = "ports", .value = 20, .needs = {{middle(), 1}}, .times = BonusTimes::Stops});
                 }},
        Mechanic{
            "doubled_destination",
            [](std::mt19937&, Position& position, RunRules& rules) {
              position.tokens["D4"].push_back({std::nullopt, std::nullopt, "A", "destination", {}});
              rules.bonuses.push_back(
                  {.name = "destination", .token = "destination", .times = BonusTimes::Stops, .factor = 2});
            }},
        Mechanic{"doubled_at_the_ends_of_runs",
                 [](std::mt19937&, Position& position, RunRules& rules) {
                   position.tokens["C3"].push_back({std::nullopt, std::nullopt, "A", "destination", {}});
                   rules.bonuses.push_back({.name = "destination",
                                            .at_end = true,
                                            .token = "destination",
                                            .times = BonusTimes::Stops,
                                            .factor = 2});
                 },
                 "city=revenue:40;path=a:0,b:_0;path=a:1,b:_0;path=a:3,b:_0;path=a:4,b:_0"},
        Mechanic{"ends_in_some_hexes",
                 [](std::mt19937& random, Position&, RunRules& rules) {
                   rules.bonuses.push_back({.name = "both ends",
                                            .value = 50,
                                            .needs = {{middle(), 1 + pick(random, 2)}},
                                            .at_end = true,
                                            .once = pick(random, 2) == 0});
                 }},
        Mechanic{"tripled_in_place_of_doubled",
                 [](std::mt19937& random, Position& position, RunRules& rules) {
                   if (pick(random, 2) == 0) position.holdings["A"] = {"Short Line"};
                   position.tokens["D4"].push_back({std::nullopt, std::nullopt, "A", "destination", {}});
                   RunBonus bonus{.name = "destination",
                                  .group = "destination",
                                  .token = "destination",
                                  .times = BonusTimes::Stops,
                                  .factor = 2};
                   rules.bonuses.push_back(bonus);
                   bonus.name = "short line";
                   bonus.holder = "Short Line";
                   bonus.factor = 3;
                   rules.bonuses.push_back(bonus);
                 }},
        Mechanic{"port_of_another_company",
                 [](std::mt19937& random, Position& position, RunRules& rules) {
                   position.tokens["C3"].push_back(
                       {std::nullopt, std::nullopt, pick(random, 2) == 0 ? "A" : "B", "port", {}});
                   rules.bonuses.push_back({.name = "own", .value = 20, .token = "port"});
                   rules.bonuses.push_back(
                       {.name = "other", .value = 10, .token = "port", .whose = TokenOwner::Others});
                 }},
        Mechanic{"towns_that_take_no_stop",
                 [](std::mt19937& random, Position& position, RunRules& rules) {
                   position.holdings["A"] = {"Farmers"};
                   for (Train& one : position.trains) {
                     one.reach.stops = 0;
                     one.reach.rows = {{{StopKind::City, StopKind::OffBoard, StopKind::Town}, 2, 2, 1}};
                     if (pick(random, 2) == 0)
                       one.reach.rows.push_back({{StopKind::Town}, 0, any_number, 1});
                   }
                   rules.free_stops = FreeStops{{StopKind::Town}, "Farmers", {}};
                   if (pick(random, 2) == 0) rules.counted = middle();
                 }},
        Mechanic{"mail",
                 [](std::mt19937&, Position&, RunRules& rules) {
                   rules.bonuses.push_back({.name = "mail", .value = 20, .once = true});
                 }},
        Mechanic{"each_run",
                 [](std::mt19937&, Position&, RunRules& rules) {
                   rules.bonuses.push_back({.name = "subsidized", .value = 10});
                   rules.bonuses.push_back({.name = "none", .value = 90, .to_treasury = true});
                 }},
        Mechanic{"held_token",
                 [](std::mt19937&, Position& position, RunRules& rules) {
                   position.holdings["A"] = {"port"};
                   rules.bonuses.push_back(
                       {.name = "port", .value = 30, .needs = {{middle(), 1}}, .token = "port"});
                 }},
        Mechanic{"local_runs",
                 [](std::mt19937&, Position& position, RunRules&) {
                   for (Train& one : position.trains) one.reach.local = true;
                 }},
        Mechanic{"attached_card",
                 [](std::mt19937& random, Position& position, RunRules& rules) {
                   attachment(position, 1 + pick(random, 2));
                   rules.bonuses.push_back(
                       {.name = "mail car", .value = 10, .times = BonusTimes::Stops, .with = {ref("P")}});
                 }},
        Mechanic{"cost_of_changing_gauge",
                 [](std::mt19937&, Position& position, RunRules& rules) {
                   for (Train& one : position.trains) one.tracks = {Track::Broad, Track::Narrow, Track::Dual};
                   rules.fees.push_back(
                       {.name = "gauge", .amount = 20, .gauge_changes = true, .from_revenue = true});
                 }},
        Mechanic{"tolls_of_hexes",
                 [](std::mt19937&, Position&, RunRules& rules) {
                   rules.fees.push_back(
                       {.name = "toll", .amount = 10, .hexes = middle(), .from_revenue = true});
                 }},
        Mechanic{"passing_several_hexes",
                 [](std::mt19937&, Position&, RunRules& rules) {
                   rules.bonuses.push_back(
                       {.name = "pass", .value = 40, .needs = {{middle(), 2}}, .passing = true});
                 }},
        Mechanic{
            "crossings_of_two_hexes",
            [](std::mt19937& random, Position& position, RunRules& rules) {
              rules.passage = RunPassage{"Ferry", {{ref("C3"), ref("C5")}, {ref("D2")}}, "ferry", {}, {}};
              if (pick(random, 2) == 0) rules.passage->not_trains = {ref("n")};
              if (pick(random, 2) == 0) position.trains.push_back(ferry());
            }}),
    by_name);

}  // namespace
}  // namespace trackwright
