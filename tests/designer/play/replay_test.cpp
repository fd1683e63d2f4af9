// Replays recorded games under the rules of their titles and counts the actions until a position differs in
// any field. The counts are floors that must not fall. docs/measurements/replay.md explains the differences
// that remain.
#include "designer/play/replay.h"

#include <fmt/format.h>
#include <gmock/gmock.h>

#include "tests/designer/play/played.h"
#include "tests/named.h"

namespace trackwright {
namespace {

struct Floor {
  std::string name;
  std::size_t actions = 0;         // accepted actions with an equal position after each
  std::size_t sets_apart = 0;      // sets of legal actions that differ
  std::size_t verdicts_apart = 0;  // changed actions with a different verdict
};

class ReplayTest : public testing::TestWithParam<Floor> {
 protected:
  void SetUp() override {
    if (played::folder().empty())
      GTEST_SKIP() << "no recorded games: see CONTRIBUTING.md, TRACKWRIGHT_REFERENCE";
  }
};

TEST_P(ReplayTest, PositionsMatchTheRecordAsFarAsBefore) {
  const auto record = played::record(GetParam().name);
  ASSERT_TRUE(record);
  ReplayQuestion question;
  question.states = record->states;
  question.legal = true;
  const auto result = replay(*record->title.title, record->game, question);
  ASSERT_TRUE(result) << result.error();
  const std::string why = result->divergence ? played::told(*result->divergence) : "";
  EXPECT_GE(result->actions - (result->divergence && !result->divergence->field.empty() ? 1 : 0),
            GetParam().actions)
      << why;
  std::string sets;
  for (const Divergence& one : result->sets) sets += played::told(one) + "\n";
  EXPECT_LE(result->sets.size(), GetParam().sets_apart) << sets;
}

// Accepts and refuses the same changed actions as the other engine, and refuses those it accepts unchecked.
TEST_P(ReplayTest, JudgesChangedActionsLikeTheOtherEngine) {
  const auto record = played::record(GetParam().name);
  ASSERT_TRUE(record);
  const auto game = game_of(*record->title.title, record->game);
  ASSERT_TRUE(game);
  const auto apart = played::judged_apart(*record, *game, GetParam().actions);
  EXPECT_LE(apart.size(), GetParam().verdicts_apart) << fmt::format("{}", fmt::join(apart, "\n"));
}

INSTANTIATE_TEST_SUITE_P(
    Games, ReplayTest,
    testing::Values(
        Floor{"1889-962", 446}, Floor{"1889-hs-jmmljkbw-17502", 53}, Floor{"1889-hs-lhglbbiz-17502", 48},
        Floor{"1830-29133", 351}, Floor{"1830-game-end-bank", 606}, Floor{"18Chesapeake-1277", 424},
        Floor{"18Chesapeake-1905", 543}, Floor{"18Chesapeake-22383", 83}, Floor{"1836Jr30-2809", 417},
        Floor{"1836Jr30-game-end-bankrupt", 364}, Floor{"18NL-135870", 821}, Floor{"18NL-167050", 739},
        Floor{"18AL-1446", 445}, Floor{"18AL-game-end-bankrupt", 260}, Floor{"18AL-hs-pzujrnou-144868", 112},
        Floor{"1888-129026", 637}, Floor{"1888-game-end-bankrupt", 355},
        Floor{"18TN-game-end-stock-market", 531}, Floor{"18MEX-13315", 501}, Floor{"18MEX-17849", 358},
        Floor{"18MEX-game-end-stock-market", 437}, Floor{"1846-12666", 396}, Floor{"1846-20381", 261},
        Floor{"1846-222264", 72}, Floor{"1846-game-end-reason-all-closed", 505},
        Floor{"1846-game-end-reason-bankrupt", 273}, Floor{"1846-game-end-reason-dnf", 87},
        Floor{"1846-hs-cvjhogoy-1599504419", 46}, Floor{"1870-34110", 241},
        Floor{"1870-40469-white-to-yellow-price-protect-allowed", 864},
        Floor{"1870-40469-white-to-yellow-price-protect-over-cert-limit-fails", 863},
        Floor{"1870-game-end-bankrupt", 844}, Floor{"18SJ-166116", 755}, Floor{"18SJ-167041", 810},
        Floor{"18SJ-game-end-bankrupt", 523}, Floor{"18Norway-game-end-six-train", 526},
        Floor{"18Norway-18-norway-buy-ship", 41}),
    by_name);

}  // namespace
}  // namespace trackwright
