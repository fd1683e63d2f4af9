// Tests income and fairness against figures computed by hand.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/study/fairness.h"
#include "engine/study/income.h"
#include "tests/engine/study/small_maps.h"
#include "tests/engine/upgrade/upgrade_samples.h"

namespace trackwright {
namespace {

using testing::ElementsAre;

Train train(const std::string& name, int price, int stops, std::optional<int> count) {
  Train one;
  one.name = ref(name);
  one.price.value = price;
  one.reach.stops = stops;
  if (count) one.count = Placed<int>{*count, {}};
  return one;
}

Company company(const std::string& id) {
  Company one;
  one.id = ref(id);
  one.price = Placed<int>{100, {}};
  one.certificates = ten_shares();
  return one;
}

// The home B1 of company A, the city B3 and the off-board area B5. After one lay, a 2-train earns 40 and a
// 3-train 80. Company B has no home. Each company starts with 100.
Title money_title() {
  Title title = sample_title("city=revenue:0", {{"B1", "gray city=revenue:20;path=a:4,b:_0"},
                                                {"B5", "gray offboard=revenue:40;path=a:1,b:_0"}});
  title.roster.trains = {train("2", 80, 2, 2), train("3", 180, 3, std::nullopt)};
  title.roster.phases[1].on = refs({"3"});
  Company a = company("A");
  a.homes = {{ref("B1"), {}}};
  title.companies.companies = {a, company("B")};
  title.bank = Placed<int>{300, {}};
  PlayerRow two;
  two.players = 2;
  two.cash = Placed<int>{50, {}};
  two.certificates = Placed<int>{4, {}};
  title.players = {two};
  return title;
}

IncomeStudy income_of(const Title& title) {
  const StudyGround ground(title);
  return study_income(title, study_trains(title), study_earnings(ground, study_journeys(ground)));
}

TEST(IncomeStudy, FindsTheRoundInWhichACompanyCanPay) {
  const IncomeStudy income = income_of(money_title());
  ASSERT_FALSE(income.ladders.empty());
  const TrainLadder& a = income.ladders.front();
  EXPECT_EQ(a.capital, 100);
  ASSERT_EQ(a.steps.size(), 2U);
  EXPECT_EQ(a.steps[0].round, 1);  // 20 are left
  EXPECT_EQ(a.steps[1].round, 5);  // 60, 100, 140 and 180 after the runs of rounds 2 to 5
  EXPECT_EQ(a.steps[1].earliest, 5);
}

TEST(IncomeStudy, CountsTheLaysOfATurn) {
  Title title = money_title();
  EXPECT_EQ(lays_a_round(title, title.companies.companies[0]), 1);
  title.rules.operating.lays.kinds = {{ref("all"), {LayRule{}, LayRule{}}}};
  EXPECT_EQ(lays_a_round(title, title.companies.companies[0]), 2);
}

TEST(IncomeStudy, BoundsTheFirstRoundOfAPhase) {
  const IncomeStudy income = income_of(money_title());
  const auto second = std::ranges::find(income.phases, "3", &EarliestPhase::phase);
  ASSERT_NE(second, income.phases.end());
  EXPECT_EQ(second->companies, 2);
  EXPECT_EQ(second->money, 340);  // two 2-trains and a 3-train
  EXPECT_EQ(second->round, 5);    // 200, and 40 from round 2 on
}

TEST(IncomeStudy, BoundsTheRoundInWhichTheBankBreaks) {
  const IncomeStudy income = income_of(money_title());
  ASSERT_EQ(income.breaks.size(), 1U);
  EXPECT_EQ(income.breaks[0].bank, 200);
  // Trains pay 160 in round 1 and 360 in round 2. Runs cost 40 in round 2 and 80 from round 3 on.
  EXPECT_EQ(income.breaks[0].round, 11);
}

FairnessStudy fairness_of(const Title& title) {
  const StudyGround ground(title);
  const JourneyStudy journeys = study_journeys(ground);
  return study_fairness(title, study_trains(title), journeys, study_earnings(ground, journeys),
                        study_chokes(ground));
}

TEST(FairnessStudy, ComparesPrivatesWithTheirPrice) {
  Title title = money_title();
  Private one;
  one.id = ref("P");
  one.price.value = 45;
  one.revenue.value = 10;
  one.closes_on = refs({"3"});
  one.blocks = refs({"B3"});
  title.companies.privates = {one};
  const FairnessStudy fairness = fairness_of(title);
  ASSERT_EQ(fairness.privates.size(), 1U);
  EXPECT_EQ(fairness.privates[0].pays_back, 5);
  EXPECT_EQ(fairness.privates[0].closes, 2);  // two companies buy two 2-trains in round 1
  EXPECT_EQ(fairness.privates[0].income, 10);
  EXPECT_EQ(fairness.privates[0].blocked, 1);
}

TEST(FairnessStudy, CountsCertificatesAgainstLimits) {
  const FairnessStudy fairness = fairness_of(money_title());
  ASSERT_EQ(fairness.certificates.size(), 1U);
  EXPECT_EQ(fairness.certificates[0].together, 8);
  EXPECT_EQ(fairness.certificates[0].certificates, 18);
  EXPECT_EQ(fairness.certificates[0].float_at_once, 1);  // each costs 100
}

TEST(FairnessStudy, NamesTheFiguresThatMakeTheDifference) {
  Title title = money_title();
  Company near = title.companies.companies[0];
  near.id = ref("C");
  near.homes = {{ref("B3"), {}}};
  Company also = near;
  also.id = ref("D");
  title.companies.companies.insert(title.companies.companies.end(), {near, also});
  const FairnessStudy fairness = fairness_of(title);
  ASSERT_EQ(fairness.homes.size(), 3U);
  EXPECT_EQ(fairness.homes[1].place, fairness.homes[2].place);
  EXPECT_THAT(fairness.homes[0].behind, testing::Contains("first run"));
}

TEST(SymmetryStudy, FindsTurnsAndReflections) {
  const std::map<std::string, std::string> border{{"A2", ""}, {"A4", ""}, {"B1", ""},
                                                  {"B5", ""}, {"C2", ""}, {"C4", ""}};
  for (const Symmetry& one : symmetries_of(sample_title("", border).map)) EXPECT_EQ(one.alike, 7) << one.turn;
  std::map<std::string, std::string> cities = border;
  cities["B1"] = cities["B5"] = "city=revenue:0";
  const std::vector<Symmetry> found = symmetries_of(sample_title("", cities).map);
  const auto alike = [&](const char* turn) { return std::ranges::find(found, turn, &Symmetry::turn)->alike; };
  EXPECT_EQ(found.size(), 11U);
  EXPECT_EQ(alike("turn by 180"), 7);
  EXPECT_LT(alike("turn by 60"), 7);
  EXPECT_EQ(std::ranges::count(found, 7, &Symmetry::alike), 3);  // and two reflections
}

}  // namespace
}  // namespace trackwright
