// The figures of the rulebooks: every lay, refusal and run is judged again by the engine.
#include "engine/run/examples.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "designer/studio/open.h"
#include "engine/play/table/table.h"
#include "engine/play/track/steps.h"
#include "engine/play/turn/apply.h"
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

TEST_P(RuleExamplesOf, ShowARunThatTokensOfOthersStop) {
  ASSERT_TRUE(examples_.blocked);
  const auto& [open, run, full, hex, best] = *examples_.blocked;
  const StatedRun stated{run.train, run.path};
  const Judgement through = evaluate(title_.map, title_.roster, open, stated, title_.runs);
  EXPECT_TRUE(through.legal) << through.refusal;
  EXPECT_EQ(through.run.revenue, run.revenue);
  EXPECT_FALSE(evaluate(title_.map, title_.roster, full, stated, title_.runs).legal);
  // The city is within the run, and only tokens of other companies were added there.
  EXPECT_NE(run.stops.front().hex, hex);
  EXPECT_NE(run.stops.back().hex, hex);
  EXPECT_TRUE(std::ranges::any_of(run.stops, [&](const RunStop& stop) { return stop.hex == hex; }));
  EXPECT_FALSE(open.tokens.contains(hex));
  for (const PlacedToken& token : full.tokens.at(hex)) EXPECT_NE(token.company, full.entity);
  EXPECT_EQ(full.tokens.size(), open.tokens.size() + 1);
  // Without one of the tokens, the same run is legal.
  Position freed = full;
  freed.tokens.at(hex).pop_back();
  EXPECT_TRUE(evaluate(title_.map, title_.roster, freed, stated, title_.runs).legal);
  if (!best) return;
  const Judgement instead = evaluate(title_.map, title_.roster, full, {best->train, best->path}, title_.runs);
  EXPECT_TRUE(instead.legal) << instead.refusal;
  EXPECT_EQ(instead.run.revenue, best->revenue);
  EXPECT_LE(best->revenue, run.revenue);
}

TEST_P(RuleExamplesOf, AreTheSameEachTime) {
  const RuleExamples again = rule_examples(title_);
  ASSERT_TRUE(again.route && examples_.route);
  EXPECT_EQ(again.company, examples_.company);
  EXPECT_EQ(again.route->run.path, examples_.route->run.path);
}

INSTANTIATE_TEST_SUITE_P(Titles, RuleExamplesOf,
                         testing::Values("18scan", "18norway", "18sj", "1870", "18qq", "denmark1847",
                                         "18sj-oscarian", "18sj-edelsward"),
                         by_name);

// Companies of 18??? choose their homes; play decides which cities are permitted.
TEST(RuleExamples, StartInACityThatTheCompanyMayChoose) {
  const Loaded loaded = open_title(DiskReader(), noise::installation(), "18qq");
  const RuleExamples examples = rule_examples(*loaded.title);
  ASSERT_TRUE(examples.route && examples.blocked);
  const auto game = play::Game::of(*loaded.title, 4);
  ASSERT_TRUE(game) << game.error();
  play::State state = play::opening(*game);
  const play::PlayTable table(*game, state);
  for (const Position* position : {&examples.route->position, &examples.blocked->open}) {
    ASSERT_EQ(position->tokens.size(), 1U);
    const auto& [hex, tokens] = *position->tokens.begin();
    ASSERT_EQ(tokens.size(), 1U);
    const std::size_t company = *game->find_company(tokens.front().company);
    EXPECT_FALSE(play::may_be_home(table, company, *game->find_hex(hex), *tokens.front().city)) << hex;
  }
}

TEST(RuleExamples, AreMissingIfNoCityMayBeChosen) {
  Loaded loaded = open_title(DiskReader(), noise::installation(), "18qq");
  for (auto& [kind, rules] : loaded.title->rules.companies.kinds) rules.chosen_home.reset();
  const RuleExamples none = rule_examples(*loaded.title);
  EXPECT_FALSE(none.lay || none.upgrade || none.route || none.blocked);
}

TEST(RuleExamples, AreMissingIfTheTitleHasNoTrains) {
  const RuleExamples none = rule_examples(Title{});
  EXPECT_FALSE(none.lay || none.upgrade || none.route);
}

}  // namespace
}  // namespace trackwright
