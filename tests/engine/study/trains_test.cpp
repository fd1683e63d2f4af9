#include "engine/study/trains.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/engine/study/small_maps.h"
#include "tests/engine/upgrade/upgrade_samples.h"

namespace trackwright {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

Train train(const std::string& name, int price, std::optional<int> count,
            const std::vector<std::string>& rusts_on) {
  Train one;
  one.name = ref(name);
  one.price.value = price;
  if (count) one.count = Placed<int>{*count, {}};
  one.stack = "train";
  one.rusts_on = refs(rusts_on);
  return one;
}

Company company(const std::string& id, const std::string& kind) {
  Company one;
  one.id = ref(id);
  one.kind = kind;
  one.tokens = {{0, {}}, {40, {}}};
  one.certificates = ten_shares();
  one.float_percent = Placed<int>{60, {}};
  return one;
}

// Phases 2, 3 and 5 with the trains 2 (four, rusted by 5), 3 (two) and 5 (unlimited); companies A, B and C.
Title train_title() {
  Title title = sample_title("", {});
  title.roster.phases[1].on = refs({"3"});
  title.roster.phases[2].on = refs({"5"});
  title.roster.trains = {train("2", 80, 4, {"5"}), train("3", 180, 2, {}), train("5", 450, std::nullopt, {})};
  title.companies.companies = {company("A", "major"), company("B", "major"), company("C", "minor")};
  const std::vector<int> limits{4, 3, 2};
  for (std::size_t i = 0; i < limits.size(); ++i) title.roster.phases[i].limits["major"] = {limits[i], {}};
  title.market.par = {{67, {}}, {100, {}}};
  title.bank = Placed<int>{2000, {}};
  return title;
}

TEST(TrainStudy, ComparesLimitsWithCounts) {
  const TrainStudy study = study_trains(train_title());
  ASSERT_EQ(study.phases.size(), 3U);
  EXPECT_EQ(study.phases[0].needed, 8);  // two majors with four each; minors have no limit
  EXPECT_EQ(study.phases[0].exist, 4);
  EXPECT_THAT(study.phases[1].trains, ElementsAre("2", "3"));
  EXPECT_EQ(study.phases[1].exist, 6);
  EXPECT_THAT(study.phases[2].trains, ElementsAre("3", "5"));  // 2 has rusted
  EXPECT_FALSE(study.phases[2].exist);
}

TEST(TrainStudy, CountsTheRoundsOfARank) {
  const TrainStudy study = study_trains(train_title());
  ASSERT_EQ(study.rushes.size(), 2U);  // two and three companies
  const TrainRush& two = study.rushes.front();
  ASSERT_EQ(two.ranks.size(), 3U);
  EXPECT_EQ(two.ranks[0].first, 1);
  EXPECT_EQ(two.ranks[1].first, 3);  // four trains are sold in two rounds
  EXPECT_EQ(two.ranks[0].ends, 4);
  EXPECT_FALSE(two.ranks[1].ends);
  EXPECT_EQ(study.rushes.back().ranks[0].ends, 3);  // three companies buy the first 5 in round 3
}

TEST(TrainStudy, GivesTheCapitalAtEachPar) {
  Title title = train_title();
  TrainStudy study = study_trains(title);
  ASSERT_EQ(study.capitals.size(), 4U);  // two prices, two kinds
  const auto at_100 = std::ranges::find(study.capitals, 100, &StartCapital::par);
  EXPECT_THAT(at_100->companies, ElementsAre("A", "B"));
  EXPECT_EQ(at_100->capital, 1000);
  EXPECT_EQ(at_100->tokens, 40);
  EXPECT_EQ(at_100->first_trains, 12);
  title.capitalization = "incremental";
  study = study_trains(title);
  EXPECT_EQ(std::ranges::find(study.capitals, 100, &StartCapital::par)->capital, 600);
  title.capitalization = "by its age";
  study = study_trains(title);
  EXPECT_THAT(study.capitals, IsEmpty());
  EXPECT_THAT(study.unknown_capital, ElementsAre("A", "B", "C"));
}

TEST(TrainStudy, OfNothingIsEmpty) {
  const TrainStudy study = study_trains(Title{});
  EXPECT_THAT(study.ranks, IsEmpty());
  EXPECT_THAT(study.rushes, IsEmpty());
  EXPECT_THAT(study.capitals, IsEmpty());
}

}  // namespace
}  // namespace trackwright
