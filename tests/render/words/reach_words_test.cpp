#include "render/words/train_words.h"
#include "tests/golden_text.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace trackwright {
namespace {

Train named(const char* name, Reach reach) {
  Train train;
  train.name.value = name;
  train.reach = std::move(reach);
  return train;
}

TEST(ReachWords, NameAPlainTrain) {
  const Train three = named("3", {.stops = 3});
  EXPECT_EQ(reach_words(three), "3 places");
  EXPECT_TRUE(is_named_by_reach(three));
  EXPECT_FALSE(is_named_by_reach(named("3", {.stops = 4})));
  EXPECT_FALSE(is_named_by_reach(named("D", {.unlimited = true})));
}

TEST(ReachWords, StateStopsAndPayOfEachRow) {
  const Allowance towns{.kinds = {StopKind::Town}, .pay = 2, .visit = 2};
  const Allowance passed{.kinds = {StopKind::Town}, .pay = 0, .visit = any_number};
  const Allowance best{
      .kinds = {StopKind::City, StopKind::OffBoard}, .pay = 3, .visit = any_number, .multiplier = 2};
  EXPECT_TRUE(matches_text(reach_words(named("A", {.rows = {best, towns}}))));
  EXPECT_TRUE(matches_text(reach_words(named("B", {.rows = {best, passed}}))));
}

// "2 places; passes towns" would mean that towns never count.
TEST(ReachWords, StateThatCountedStopsCanBePassed) {
  const Allowance all{.kinds = {StopKind::City, StopKind::OffBoard, StopKind::Town}, .pay = 2, .visit = 2};
  const Allowance passed{.kinds = {StopKind::Town}, .pay = 0, .visit = any_number};
  EXPECT_TRUE(matches_text(reach_words(named("2", {.rows = {all, passed}}))));
}

TEST(ReachWords, NameThreeKindsOfStopOnce) {
  const Allowance all{.kinds = {StopKind::City, StopKind::OffBoard, StopKind::Town}, .pay = 2, .visit = 2};
  EXPECT_EQ(reach_words(named("2", {.rows = {all}})), "2 places");
}

TEST(ReachWords, StateMultipliersAndOpenStations) {
  EXPECT_TRUE(matches_text(reach_words(named("D", {.unlimited = true, .doubles_own = true}))));
  EXPECT_TRUE(matches_text(reach_words(named("4D", {.stops = 4, .multiplier = 2, .open_to = {"SJ"}}))));
  EXPECT_EQ(reach_words(named("H", {.hexes = 5})), "through 5 hexes");
}

TEST(ReachWords, StateWhatAnAttachedCardAdds) {
  Train car = named("P", {});
  car.attaches = Attachment{{}, 1, {{"3", {}}, {"4", {}}}};
  EXPECT_TRUE(matches_text(reach_words(car)));
  EXPECT_TRUE(matches_text(run_lines(car)));
  car.attaches = Attachment{{{.kinds = {StopKind::Town}, .pay = any_number, .visit = any_number}}, 0, {}};
  EXPECT_TRUE(matches_text(reach_words(car)));
  car.text = "A sleeping car";
  EXPECT_THAT(run_lines(car), testing::ElementsAre("A sleeping car"));
}

TEST(ReachWords, AreEmptyForACardThatDoesNotRun) {
  EXPECT_EQ(reach_words(named("F", {})), "");
}

TEST(RunLines, StateTheReachBesideTheWordsOfTheTitle) {
  Train train;
  train.name.value = "S3";
  train.reach.stops = 3;
  train.text = "Sea lanes only";
  EXPECT_TRUE(matches_text(run_lines(train)));
  train.text = "3 cities and towns";
  EXPECT_THAT(run_lines(train), testing::ElementsAre("3 cities and towns"));
  train.text.clear();
  EXPECT_THAT(run_lines(train), testing::ElementsAre("3 places"));
}

TEST(CardLimits, NameTrackAndNumber) {
  Train ship = named("S3", {.stops = 3});
  EXPECT_THAT(card_limits(ship), testing::IsEmpty());
  ship.tracks = {Track::Narrow};
  ship.per_company = 1;
  EXPECT_TRUE(matches_text(card_limits(ship)));
}

}  // namespace
}  // namespace trackwright
