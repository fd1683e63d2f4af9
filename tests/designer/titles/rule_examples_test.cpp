// The figures of the rulebooks: every lay, refusal and run is judged again by the engine.
#include "engine/run/examples.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "designer/studio/open.h"
#include "engine/run/judge.h"
#include "engine/run/lays.h"
#include "tests/named.h"
#include "tests/noise/imported.h"

namespace trackwright {
namespace {

using testing::IsEmpty;

class RuleExamplesOf : public testing::TestWithParam<const char*> {
 protected:
  RuleExamplesOf()
      : loaded_(open_title(DiskReader(), noise::installation(), GetParam())),
        title_(*loaded_.title),
        book_(title_),
        examples_(rule_examples(title_)) {}

  // The rotations of a tile that the company may lay on a hex.
  std::vector<Rotation> legal(const LayExample& lay) const {
    for (const HexLays& here : opportunities(book_, lay.before).lays)
      if (here.hex == lay.hex)
        for (const Lay& one : here.lays)
          if (one.tile == lay.tile) return one.rotations;
    return {};
  }

  const Hex& hex(const LayExample& lay) const { return title_.map.hexes().at(lay.hex); }

  Loaded loaded_;
  const Title& title_;
  UpgradeBook book_;
  RuleExamples examples_;
};

TEST_P(RuleExamplesOf, ShowALegalAndAnIllegalLay) {
  ASSERT_TRUE(examples_.lay);
  const LayExample& lay = *examples_.lay;
  EXPECT_EQ(book_.tile(*book_.find(lay.tile)).colour, Colour::Yellow);
  EXPECT_THAT(legal(lay), testing::Contains(lay.rotation));
  EXPECT_THAT(legal(lay), testing::Not(testing::Contains(lay.wrong_rotation)));
  // The map alone would allow it, so only the company's track forbids it.
  EXPECT_THAT(placement(book_, hex(lay), {}, lay.tile).rotations, testing::Contains(lay.wrong_rotation));
}

TEST_P(RuleExamplesOf, ShowALegalAndAnIllegalUpgrade) {
  ASSERT_TRUE(examples_.upgrade);
  const LayExample& lay = *examples_.upgrade;
  const LaidTile& now = lay.before.laid.at(hex(lay).id);
  EXPECT_THAT(legal(lay), testing::Contains(lay.rotation));
  const std::vector<Rotation> fitting = upgrade(now.tile, book_.tile(*book_.find(lay.tile))).rotations;
  EXPECT_THAT(fitting, testing::Contains(lay.rotation));
  EXPECT_THAT(fitting, testing::Not(testing::Contains(lay.wrong_rotation)));
  EXPECT_THAT(placement(book_, hex(lay), {now.id, now.rotation}, lay.tile).rotations,
              testing::Not(testing::Contains(lay.wrong_rotation)));
}

TEST_P(RuleExamplesOf, ShowALegalRunWithItsRevenue) {
  ASSERT_TRUE(examples_.route);
  const auto& [position, run] = *examples_.route;
  const Judgement judged = evaluate(title_.map, title_.roster, position, {run.train, run.path}, title_.runs);
  EXPECT_TRUE(judged.legal) << judged.refusal;
  EXPECT_EQ(judged.run.revenue, run.revenue);
  EXPECT_THAT(judged.run.stops, testing::ContainerEq(run.stops));
  int sum = 0;
  for (const RunStop& stop : run.stops) sum += stop.paid ? stop.value : 0;
  for (const RunBonusPaid& bonus : run.bonuses) sum += bonus.value;
  EXPECT_EQ(sum, run.revenue);
  EXPECT_GT(sum, 0);
}

TEST_P(RuleExamplesOf, AreTheSameEachTime) {
  const RuleExamples again = rule_examples(title_);
  ASSERT_TRUE(again.route && examples_.route);
  EXPECT_EQ(again.company, examples_.company);
  EXPECT_EQ(again.route->run.path, examples_.route->run.path);
}

INSTANTIATE_TEST_SUITE_P(Titles, RuleExamplesOf,
                         testing::Values("18scan", "18norway", "18sj", "1870", "denmark1847", "18sj-oscarian",
                                         "18sj-edelsward"),
                         by_name);

TEST(RuleExamples, AreMissingIfCompaniesHaveNoHomes) {
  const Loaded loaded = open_title(DiskReader(), noise::installation(), "18qq");
  EXPECT_FALSE(rule_examples(*loaded.title).route);
}

TEST(RuleExamples, AreMissingIfTheTitleHasNoTrains) {
  const RuleExamples none = rule_examples(Title{});
  EXPECT_FALSE(none.lay || none.upgrade || none.route);
}

}  // namespace
}  // namespace trackwright
