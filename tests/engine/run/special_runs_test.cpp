// Tests the running rules that titles add, each with an example worked out from the rulebook named beside it.
// The boards are single lines of hexes, A1 A3 A5 ..., with straight track.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "engine/run/routes.h"
#include "engine/tile/language.h"
#include "tests/engine/upgrade/upgrade_samples.h"

namespace trackwright {
namespace {

const Layout special_layout{Orientation::Flat, true};

std::string id(std::size_t i) {
  return fmt::format("A{}", 2 * i + 1);
}

std::string city(int value) {
  return fmt::format("city=revenue:{};path=a:0,b:_0;path=a:3,b:_0", value);
}
std::string town(int value) {
  return fmt::format("town=revenue:{};path=a:0,b:_0;path=a:3,b:_0", value);
}
const std::string plain = "path=a:0,b:3";

Map line(const std::vector<std::string>& codes) {
  std::vector<Hex> hexes;
  for (std::size_t i = 0; i < codes.size(); ++i) {
    Hex hex;
    hex.id = id(i);
    hex.at = parse_coordinate(special_layout, hex.id).value();
    hex.tile = parse_tile(codes[i], Colour::Yellow).value();
    hexes.push_back(hex);
  }
  return {special_layout, std::move(hexes), {}, {}};
}

Position with_token(std::size_t hex, const Train& train, const std::string& company = "A") {
  Position position;
  position.entity = "A";
  position.trains = {train};
  position.tokens[id(hex)].push_back({0, 0, company, "", {}});
  return position;
}

Train train(const std::string& name, const Reach& reach) {
  Train t;
  t.name.value = name;
  t.reach = reach;
  return t;
}

// n+n of 18Scan: at most 2n stops, at most n of them cities; towns may use the reach that cities leave.
Train plus(int n) {
  Reach reach;
  reach.stops = 2 * n;
  reach.rows = {{{StopKind::City, StopKind::OffBoard}, n, n, 1}, {{StopKind::Town}, 2 * n, 2 * n, 1}};
  return train(fmt::format("{}+{}", n, n), reach);
}

Train plain_train(int n) {
  Reach reach;
  reach.stops = n;
  return train(std::to_string(n), reach);
}

// Like the ports of 1836Jr30: a port does not oblige a company to own a train, but a run there counts it.
TEST(SpecialRuns, AStopThatMakesNoRouteCountsTowardsTheReach) {
  const Map map = line({city(20), city(30), "offboard=revenue:40,route:never;path=a:3,b:_0"});
  const StatedRun to_the_port{0, {"A1:0-c0", "A3:3-c0", "A3:0-c0", "A5:3-o0"}};
  EXPECT_FALSE(evaluate(map, {}, with_token(0, plain_train(2)), to_the_port).legal);
  const Judgement judged = evaluate(map, {}, with_token(0, plain_train(3)), to_the_port);
  EXPECT_TRUE(judged.legal) << judged.refusal;
  EXPECT_EQ(best_runs(map, {}, with_token(0, plain_train(2))).total, 50);
  EXPECT_EQ(best_runs(map, {}, with_token(0, plain_train(3))).total, 90);
}

// 18Scan, 7.4: the number of towns that a train can count with a single city.
TEST(SpecialRuns, TownsBesideOneCityMatchTheTableOf18Scan) {
  std::vector<std::string> codes{city(20)};
  for (int i = 0; i < 9; ++i) codes.push_back(town(10));
  const Map map = line(codes);
  const std::vector<std::pair<Train, int>> table{
      {plus(1), 1}, {plain_train(2), 1}, {plus(2), 3}, {plain_train(3), 2},
      {plus(3), 5}, {plain_train(4), 3}, {plus(4), 7}, {plain_train(5), 4}};
  for (const auto& [t, towns] : table)
    EXPECT_EQ(best_runs(map, {}, with_token(0, t)).total, 20 + 10 * towns) << t.name.value;
}

TEST(SpecialRuns, APlusTrainCountsNoMoreCitiesThanItsFirstNumber) {
  const Map map = line({city(20), city(30), city(40), town(10), town(10)});
  EXPECT_EQ(best_runs(map, {}, with_token(1, plus(2))).total, 30 + 40 + 10 + 10);
}

Train express(const std::string& name, int cities, int multiplier) {
  Reach reach;
  reach.rows = {{{StopKind::City, StopKind::OffBoard}, cities, cities, multiplier},
                {{StopKind::Town}, 0, any_number, 1}};
  return train(name, reach);
}

// 18Scan, 7.4: the 5E counts cities only and passes towns; the 4D doubles its cities.
TEST(SpecialRuns, ExpressTrainsPassTownsAndCanDouble) {
  const Map map = line({city(20), town(10), city(30), town(10), city(40)});
  EXPECT_EQ(best_runs(map, {}, with_token(0, express("5E", 5, 1))).total, 90);
  EXPECT_EQ(best_runs(map, {}, with_token(0, express("4D", 4, 2))).total, 180);
}

// 18Scan, 7.4: express trains need a second city; for other trains towns suffice.
TEST(SpecialRuns, ExpressTrainsNeedASecondCity) {
  const Map map = line({city(20), town(10), town(10)});
  Train e = express("5E", 5, 1);
  e.reach.least_paid = 2;
  EXPECT_EQ(best_runs(map, {}, with_token(0, e)).total, 0);
  const StatedRun to_a_town{0, {"A1:0-c0", "A3:3-t0"}};
  const Judgement judged = evaluate(map, {}, with_token(0, e), to_a_town);
  EXPECT_FALSE(judged.legal);
  EXPECT_NE(judged.refusal.find("2 stops"), std::string::npos) << judged.refusal;
  const Map more = line({city(20), town(10), city(30)});
  EXPECT_EQ(best_runs(more, {}, with_token(0, e)).total, 50);
  EXPECT_EQ(best_runs(map, {}, with_token(0, plain_train(2))).total, 30);
}

RunRules scan_rules() {
  RunRules rules;
  rules.bonuses.push_back({.name = "Ferry",
                           .value = 20,
                           .needs = {{{ref("A3")}, 1}},
                           .passing = true,
                           .holder = "ferry",
                           .multiplied = true});
  rules.bonuses.push_back({.name = "Mine",
                           .value = 50,
                           .needs = {{{ref("A7")}, 1}},
                           .paid_stops = true,
                           .holder = "mine",
                           .once = true});
  return rules;
}

// 18Scan, 7.4: the ferry adds 20 to each run across it for the owner of its token, doubled by the 4D. The
// mine adds 50 once, but not to a train that passes Kiruna.
TEST(SpecialRuns, FerryAndMineOf18Scan) {
  const Map map = line({city(20), plain, city(30), town(10)});
  Position position = with_token(0, plain_train(3));
  EXPECT_EQ(best_runs(map, {}, position, scan_rules()).total, 60);
  position.holdings["A"] = {"ferry", "mine"};
  const BestRuns best = best_runs(map, {}, position, scan_rules());
  EXPECT_EQ(best.total, 60 + 20 + 50);
  ASSERT_EQ(best.runs.size(), 1U);
  EXPECT_EQ(best.runs[0].bonuses, (std::vector<RunBonusPaid>{{"Ferry", 20}, {"Mine", 50}}));
  position.trains = {express("4D", 4, 2)};
  EXPECT_EQ(best_runs(map, {}, position, scan_rules()).total, 2 * (20 + 30 + 20));
}

TEST(SpecialRuns, ASingleBonusGoesToTheRunThatEarnsMost) {
  const Map map = line({city(20), town(10), city(30), city(10)});
  RunRules rules;
  rules.bonuses.push_back({.name = "Mail", .value = 10, .times = BonusTimes::Stops, .once = true});
  Position position = with_token(0, plain_train(2));
  position.trains.push_back(plain_train(3));
  position.tokens["A5"].push_back({0, 0, "A", "", {}});
  const BestRuns best = best_runs(map, {}, position, rules);
  std::vector<StatedRun> stated;
  for (const trackwright::Run& run : best.runs) stated.push_back({run.train, run.path});
  std::ranges::sort(stated, {},
                    [](const StatedRun& one) { return one.path.size(); });  // the shorter one first
  int mail = 0;
  for (const Judgement& judged : evaluate(map, {}, position, stated, rules))
    for (const RunBonusPaid& paid : judged.run.bonuses) mail = std::max(mail, paid.value);
  std::size_t longest = 0;
  for (const trackwright::Run& run : best.runs) longest = std::max(longest, run.stops.size());
  EXPECT_EQ(mail, 10 * static_cast<int>(longest));
}

TEST(SpecialRuns, ASingleBonusGoesToOneOfTwoRuns) {
  // Two runs could both end at the mine, one from either side.
  const Map map = line({city(20), town(10), city(30)});
  RunRules rules;
  rules.bonuses.push_back({.name = "Mine", .value = 50, .needs = {{{ref("A3")}, 1}}, .once = true});
  Position position = with_token(0, plain_train(2));
  position.trains.push_back(plain_train(2));
  position.tokens["A5"].push_back({0, 0, "A", "", {}});
  EXPECT_EQ(best_runs(map, {}, position, rules).total, 20 + 10 + 30 + 10 + 50);
  const BestRuns best = best_runs(map, {}, position, rules);
  std::vector<StatedRun> stated;
  for (const trackwright::Run& run : best.runs) stated.push_back({run.train, run.path});
  int sum = 0;
  for (const Judgement& judged : evaluate(map, {}, position, stated, rules)) sum += judged.run.revenue;
  EXPECT_EQ(sum, best.total);
}

// 18SJ: M-m pays 50 and m-M-m pays 100. A run gets the best bonus of each kind.
TEST(SpecialRuns, PairsAndTriplesOfMarkedStopsOf18SJ) {
  const Map map = line({city(20), city(20), city(20), city(20)});
  RunRules rules;
  const auto big = std::vector<Ref>{ref("A3")};
  const auto small = std::vector<Ref>{ref("A1"), ref("A5")};
  rules.bonuses.push_back({.name = "m-M", .value = 50, .needs = {{big, 1}, {small, 1}}, .group = "M"});
  rules.bonuses.push_back({.name = "m-M-m", .value = 100, .needs = {{big, 1}, {small, 2}}, .group = "M"});
  rules.bonuses.push_back({.name = "N-S", .value = 70, .needs = {{{ref("A1")}, 1}, {{ref("A7")}, 1}}});
  EXPECT_EQ(best_runs(map, {}, with_token(1, plain_train(2)), rules).total, 40 + 50);
  EXPECT_EQ(best_runs(map, {}, with_token(1, plain_train(3)), rules).total, 60 + 100);
  EXPECT_EQ(best_runs(map, {}, with_token(1, plain_train(4)), rules).total, 80 + 100 + 70);
}

// 18SJ: the E train is unlimited, runs through SJ's tokens, and doubles cities that have its company's token.
TEST(SpecialRuns, TheETrainOf18SJ) {
  const Map map = line({city(20), city(30), city(40)});
  Reach reach;
  reach.unlimited = true;
  Position position = with_token(0, train("E", reach));
  position.tokens["A3"].push_back({0, 0, "SJ", "", {}});
  EXPECT_EQ(best_runs(map, {}, position).total, 50);  // SJ blocks an ordinary train
  position.trains[0].reach.open_to = {"SJ"};
  position.trains[0].reach.doubles_own = true;
  EXPECT_EQ(best_runs(map, {}, position).total, 2 * 20 + 30 + 40);
}

// 18Norway: each mountain token on a run costs the treasury 10; the revenue does not change.
TEST(SpecialRuns, MountainFeesOf18NorwayDoNotChangeRevenue) {
  const Map map = line({city(20), plain, city(30)});
  RunRules rules;
  rules.fees.push_back({.name = "mountain", .amount = 10, .hexes = {ref("A3"), ref("A5")}});
  const BestRuns best = best_runs(map, {}, with_token(0, plain_train(2)), rules);
  EXPECT_EQ(best.total, 50);
  ASSERT_EQ(best.runs.size(), 1U);
  EXPECT_EQ(best.runs[0].fees, 20);
  rules.fees[0].exempt = {"A"};
  EXPECT_EQ(best_runs(map, {}, with_token(0, plain_train(2)), rules).runs[0].fees, 0);
}

// 18Norway, 4.1 and 8.4.1: the owner of one private company pays no fee; a tunnel removes the token for all.
TEST(SpecialRuns, MountainFeesEndWithTheTokenAndExemptTheOwnerOfAPrivate) {
  const Map map = line({city(20), plain, city(30)});
  RunRules rules;
  rules.fees.push_back({.name = "mountain",
                        .amount = 10,
                        .hexes = {ref("A3"), ref("A5")},
                        .exempt_holder = "P2",
                        .tokens = {ref("mountain")}});
  Position position = with_token(0, plain_train(2));
  const auto fees = [&] { return best_runs(map, {}, position, rules).runs.at(0).fees; };
  position.removed = {"A3"};
  EXPECT_EQ(fees(), 10);
  position.holdings["B"] = {"P2"};
  EXPECT_EQ(fees(), 10);
  position.holdings["A"] = {"P2"};
  EXPECT_EQ(fees(), 0);
}

// Denmark 1847: crossing the border costs 10 times the train's level, deducted from the run's revenue.
TEST(SpecialRuns, BorderTaxOfDenmark1847) {
  const Map map = line({city(50), city(40), city(20)});
  RunRules rules;
  rules.fees.push_back(
      {.name = "border", .amount = 10, .crossings = {ref("A3 A5")}, .per_level = true, .from_revenue = true});
  EXPECT_EQ(best_runs(map, {}, with_token(1, plain_train(2)), rules).total, 90);  // north of the border
  // Beyond the border a 3-train would gain 20 and pay 30, so it stays north.
  EXPECT_EQ(best_runs(map, {}, with_token(1, plain_train(3)), rules).total, 90);
  const Judgement across = evaluate(map, {}, with_token(1, plain_train(3)),
                                    StatedRun{0, {"A1:0-c0", "A3:3-c0", "A3:0-c0", "A5:3-c0"}}, rules);
  EXPECT_TRUE(across.legal) << across.refusal;
  EXPECT_EQ(across.run.revenue, 110 - 30);
}

// A train name with a huge number must not overflow.
TEST(SpecialRuns, FeeByLevelHandlesAHugeTrainNumber) {
  const Map map = line({city(50), city(40)});
  RunRules rules;
  rules.fees.push_back({.name = "border", .amount = 1, .crossings = {ref("A1 A3")}, .per_level = true});
  Position position = with_token(1, plain_train(2));
  position.trains.at(0).name.value = "99999999999+1";
  const Judgement across = evaluate(map, {}, position, StatedRun{0, {"A1:0-c0", "A3:3-c0"}}, rules);
  EXPECT_EQ(across.run.fees, 999);
}

Train ferry_card() {
  Train card;
  card.name.value = "3F";
  card.stack = "ferry";
  return card;
}

// Denmark 1847, 3.3.3: each sea route needs one ferry, so a run with two crossings needs two.
TEST(SpecialRuns, FerriesOfDenmark1847) {
  const Map map = line({city(50), plain, city(40), plain, city(20)});
  RunRules rules;
  rules.passage = RunPassage{"Ferry", {{ref("A3")}, {ref("A7")}}, "ferry", {}, {}};
  Position position = with_token(2, plain_train(3));
  EXPECT_EQ(best_runs(map, {}, position, rules).total, 0);
  position.trains.push_back(ferry_card());
  EXPECT_EQ(best_runs(map, {}, position, rules).total, 90);
  const StatedRun west{0, {"A1:0-c0", "A3:0-3", "A5:3-c0"}};
  const StatedRun whole{0, {"A1:0-c0", "A3:0-3", "A5:3-c0", "A5:0-c0", "A7:0-3", "A9:3-c0"}};
  EXPECT_TRUE(evaluate(map, {}, position, west, rules).legal);
  EXPECT_NE(evaluate(map, {}, position, whole, rules).refusal.find("the company has 1"), std::string::npos);
  position.trains.push_back(ferry_card());
  EXPECT_EQ(best_runs(map, {}, position, rules).total, 110);
  EXPECT_TRUE(evaluate(map, {}, position, whole, rules).legal);
}

TEST(SpecialRuns, FerriesServeAllRunsOfACompanyTogether) {
  const Map map = line({city(50), plain, city(40), plain, city(20)});
  RunRules rules;
  rules.passage = RunPassage{"Ferry", {{ref("A3")}, {ref("A7")}}, "ferry", {}, {}};
  Position position = with_token(2, plain_train(2));
  position.trains.push_back(plain_train(2));
  position.trains.push_back(ferry_card());
  EXPECT_EQ(best_runs(map, {}, position, rules).total, 90);
  const std::vector<StatedRun> both{{0, {"A1:0-c0", "A3:0-3", "A5:3-c0"}},
                                    {1, {"A5:0-c0", "A7:0-3", "A9:3-c0"}}};
  const std::vector<Judgement> judged = evaluate(map, {}, position, both, rules);
  EXPECT_TRUE(judged[0].legal);
  EXPECT_FALSE(judged[1].legal);
  position.trains.push_back(ferry_card());
  EXPECT_EQ(best_runs(map, {}, position, rules).total, 150);
}

// Denmark 1847: the border tax begins with the war, an event of the 4*-train.
TEST(SpecialRuns, AFeeCanBeginWithAnEvent) {
  const Map map = line({city(50), city(40)});
  RunRules rules;
  rules.fees.push_back(
      {.name = "border", .amount = 10, .crossings = {ref("A1 A3")}, .from_revenue = true, .after = "war"});
  Roster roster;
  roster.phases = {{.name = ref("3")}, {.name = ref("4"), .on = {ref("4"), ref("4*")}}, {.name = ref("5")}};
  Train star = plain_train(4);
  star.name.value = "4*";
  star.events = {{"war", "War", {}}};
  roster.trains = {star};
  Position position = with_token(0, plain_train(2));
  const auto earns = [&](const char* phase) {
    position.phase = phase;
    return best_runs(map, roster, position, rules).total;
  };
  EXPECT_EQ(earns("3"), 90);
  EXPECT_EQ(earns("4"), 90);  // an ordinary 4-train may have begun it
  EXPECT_EQ(earns("5"), 80);  // all 4-trains are sold
  position.events = {"war"};
  EXPECT_EQ(earns("4"), 80);
  roster.phases[1].on = {ref("4*")};
  position.events.clear();
  EXPECT_EQ(earns("4"), 80);  // that train alone begins the phase
}

TEST(SpecialRuns, APositionCanAddBonusesOfTokensPlacedInPlay) {
  const Map map = line({city(50), city(40)});
  Position position = with_token(0, plain_train(2));
  position.bonuses.push_back({.name = "Port", .value = 20, .needs = {{{ref("A3")}, 1}}});
  EXPECT_EQ(best_runs(map, {}, position).total, 110);
  const Judgement judged = evaluate(map, {}, position, StatedRun{0, {"A1:0-c0", "A3:3-c0"}});
  EXPECT_EQ(judged.run.revenue, 110);
}

// 18???: only a company with a right-of-way token may enter or pass Oreburg.
TEST(SpecialRuns, RightOfWayAtOreburg) {
  const Map map = line({city(20), town(10), city(30)});
  RunRules rules;
  rules.rights.push_back({ref("A3"), "right of way", {}});
  Position position = with_token(0, plain_train(3));
  EXPECT_EQ(best_runs(map, {}, position, rules).total, 0);
  const StatedRun through{0, {"A1:0-c0", "A3:3-t0"}};
  EXPECT_FALSE(evaluate(map, {}, position, through, rules).legal);
  position.holdings["A"] = {"right of way"};
  EXPECT_EQ(best_runs(map, {}, position, rules).total, 60);
  EXPECT_TRUE(evaluate(map, {}, position, through, rules).legal);
}

// 18Norway: sea lanes are narrow track. Ships run on them, trains do not.
TEST(SpecialRuns, ShipsKeepToSeaLanesAndTrainsToLand) {
  const Map map = line({"city=revenue:20;path=a:0,b:_0,track:narrow", "path=a:0,b:3,track:narrow",
                        "city=revenue:30;path=a:3,b:_0,track:narrow;path=a:0,b:_0", city(40)});
  Train ship = plain_train(3);
  ship.tracks = {Track::Narrow};
  EXPECT_EQ(best_runs(map, {}, with_token(2, ship)).total, 50);
  EXPECT_EQ(best_runs(map, {}, with_token(2, plain_train(3))).total, 70);
  EXPECT_FALSE(
      evaluate(map, {}, with_token(2, plain_train(3)), StatedRun{0, {"A1:0-c0", "A3:0-3", "A5:3-c0"}}).legal);
}

TEST(SpecialRuns, HTrainsCountHexes) {
  const Map map = line({city(20), plain, city(30), plain, city(40)});
  Reach reach;
  reach.hexes = 3;
  EXPECT_EQ(best_runs(map, {}, with_token(2, train("3H", reach))).total, 70);
  reach.hexes = 5;
  EXPECT_EQ(best_runs(map, {}, with_token(2, train("5H", reach))).total, 90);
}

TEST(SpecialRuns, PaidAndVisitedStopsCanDiffer) {
  const Map map = line({city(20), city(10), city(40), city(50)});
  Reach reach;
  reach.rows = {{{StopKind::City, StopKind::OffBoard}, 2, 4, 1}};
  EXPECT_EQ(best_runs(map, {}, with_token(2, train("2/4", reach))).total, 90);
  // A stop with an own token must be among the paid stops.
  EXPECT_EQ(best_runs(map, {}, with_token(0, train("2/4", reach))).total, 70);
}

TEST(SpecialRuns, ARunIncludesOneStopOfAGroup) {
  const Map map = line({"offboard=revenue:50,groups:West;path=a:0,b:_0", city(20),
                        "offboard=revenue:40,groups:West;path=a:3,b:_0"});
  EXPECT_EQ(best_runs(map, {}, with_token(1, plain_train(3))).total, 70);
}

TEST(SpecialRuns, ADieselPaysTheDieselValue) {
  const Map map = line({"offboard=revenue:yellow_20|diesel_90;path=a:0,b:_0", city(20)});
  Position position = with_token(1, plain_train(2));
  position.tiles = {Colour::Yellow};
  EXPECT_EQ(best_runs(map, {}, position).total, 40);
  Reach reach;
  reach.unlimited = true;
  position.trains = {train("D", reach)};
  EXPECT_EQ(best_runs(map, {}, position).total, 110);
}

TEST(SpecialRuns, ARunSkipsOptionalStopsIfThatPaysMore) {
  const Map map = line({city(20), "town=revenue:10,route:optional;path=a:0,b:_0;path=a:3,b:_0", city(40)});
  EXPECT_EQ(best_runs(map, {}, with_token(0, plain_train(2))).total, 60);
  EXPECT_EQ(best_runs(map, {}, with_token(0, plain_train(3))).total, 70);
}

// 18???: a train counts a small city, or passes it if it has counted enough; it always counts a large
// city.
TEST(SpecialRuns, AStopUsesOneRowForVisitingAndPaying) {
  const Map map = line({city(20), "town=revenue:90;path=a:0,b:_0;path=a:3,b:_0", city(20)});
  Reach reach;
  reach.rows = {{{StopKind::City, StopKind::OffBoard, StopKind::Town}, 2, 2, 1},
                {{StopKind::Town}, 0, any_number, 1}};
  Position position = with_token(0, train("2", reach));
  // Run to the small city for 110, not on to the second large city: the train counts two stops.
  const BestRuns best = best_runs(map, {}, position);
  EXPECT_EQ(best.total, 110);
  const Judgement whole = evaluate(map, {}, position, {0, {"A1:0-c0", "A3:3-t0", "A3:0-t0", "A5:3-c0"}});
  EXPECT_TRUE(whole.legal) << whole.refusal;
  EXPECT_EQ(whole.run.revenue, 40);
}

TEST(SpecialRuns, ARunGetsEachOfManyBonuses) {
  const Map map = line({city(20), city(30)});
  RunRules rules;
  for (int i = 0; i < 9; ++i)
    rules.bonuses.push_back({.name = "mine", .value = 10, .needs = {{{ref("A3")}, 1}}, .once = true});
  EXPECT_EQ(best_runs(map, {}, with_token(0, plain_train(2)), rules).total, 50 + 90);
}

// Among stops of equal or slightly higher value, the train counts the stop that earns a bonus.
TEST(SpecialRuns, ATrainCountsAStopForItsBonus) {
  const Map map = line({city(20), city(30), city(30), city(20)});
  Reach reach;
  reach.rows = {{{StopKind::City}, 2, 4, 1}};
  RunRules rules;
  rules.bonuses.push_back({.name = "Mine", .value = 50, .needs = {{{ref("A7")}, 1}}, .paid_stops = true});
  const Position position = with_token(1, train("2/4", reach));
  const BestRuns best = best_runs(map, {}, position, rules);
  EXPECT_EQ(best.total, 30 + 20 + 50);
  ASSERT_EQ(best.runs.size(), 1U);
  EXPECT_EQ(best.runs[0].bonuses, (std::vector<RunBonusPaid>{{"Mine", 50}}));
  const StatedRun whole{0, {"A1:0-c0", "A3:3-c0", "A3:0-c0", "A5:3-c0", "A5:0-c0", "A7:3-c0"}};
  EXPECT_EQ(evaluate(map, {}, position, whole, rules).run.revenue, 100);
}

// A run may begin or end with terminal track, but not continue over it.
TEST(SpecialRuns, RunsEndAtTerminalTrack) {
  const Map map =
      line({city(20), "city=revenue:50;path=a:3,b:_0,terminal:1;path=a:0,b:_0,terminal:1", city(30)});
  const BestRuns best = best_runs(map, {}, with_token(0, plain_train(3)));
  EXPECT_EQ(best.total, 70);
  const Map one_way = line({city(20), "city=revenue:50;path=a:3,b:_0;path=a:0,b:_0,terminal:1", city(30)});
  EXPECT_EQ(best_runs(one_way, {}, with_token(0, plain_train(3))).total, 70);
}

TEST(SpecialRuns, GivingUpReturnsTheBestSoFarAndABound) {
  std::vector<std::string> codes;
  for (int i = 0; i < 20; ++i) codes.push_back(city(10));
  const Map map = line(codes);
  Position position = with_token(10, plain_train(8));
  position.trains.push_back(plain_train(9));
  const BestRuns all = best_runs(map, {}, position);
  RouteOptions options;
  options.give_up = [] { return true; };
  const BestRuns some = best_runs(map, {}, position, {}, options);
  EXPECT_LE(some.total, all.total);
  EXPECT_GE(some.bound, all.total);
}

TEST(Judging, NamesTheRuleThatARunBreaks) {
  const Map map =
      line({city(20), city(30), city(40), "offboard=revenue:50;path=a:3,b:_0;path=a:0,b:_0", city(20)});
  const Position position = with_token(0, plain_train(3));
  const auto refusal = [&](const std::vector<std::string>& path) {
    return evaluate(map, {}, position, StatedRun{0, path}).refusal;
  };
  EXPECT_NE(refusal({}).find("no path"), std::string::npos);
  EXPECT_NE(refusal({"Z9:0-3"}).find("no such hex"), std::string::npos);
  EXPECT_NE(refusal({"A1:1-c0"}).find("no such track"), std::string::npos);
  EXPECT_NE(refusal({"A1:0-c0", "A5:3-c0"}).find("does not continue"), std::string::npos);
  EXPECT_NE(refusal({"A5:0-c0", "A7:3-o0"}).find("no stop of the run has a token"), std::string::npos);
  EXPECT_NE(refusal({"A1:0-c0", "A3:3-c0", "A3:0-c0", "A5:3-c0", "A5:0-c0", "A7:3-o0"})
                .find("more than a 3-train reaches"),
            std::string::npos);
  EXPECT_EQ(refusal({"A1:0-c0", "A3:3-c0"}), "");
}

}  // namespace
}  // namespace trackwright
