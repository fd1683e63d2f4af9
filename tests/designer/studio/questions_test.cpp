// Tests use cases that answer questions about a title.
#include <gmock/gmock.h>

#include <algorithm>

#include "designer/format/title/position_file.h"
#include "designer/studio/art.h"
#include "designer/studio/chosen.h"
#include "designer/studio/routes.h"
#include "designer/studio/upgrades.h"
#include "tests/designer/trees.h"

namespace trackwright {
namespace {

using testing::AllOf;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

// 18Scan, with a position in which the ferry counts double.
class RoutesQuestions : public testing::Test {
 protected:
  void SetUp() override {
    const std::string path = source_folder() + "/tests/data/positions/18scan/ferry-doubled-by-4d.yaml";
    Findings findings;
    auto read = load_position(disk_, source_installation(), path, *loaded_.title, loaded_.sources, findings);
    ASSERT_TRUE(read);
    position_ = std::move(*read);
  }
  const Title& title() const { return *loaded_.title; }
  LoadedPosition& position() { return position_; }
  RoutesAnswer answer(const RoutesQuestion& question = {}) const {
    return answer_routes(title(), position_, question);
  }

 private:
  DiskReader disk_;
  Loaded loaded_ = load_title(disk_, source_installation(), "18scan");
  LoadedPosition position_;
};

TEST_F(RoutesQuestions, FindAndProveTheBestRuns) {
  const RoutesAnswer best = answer();
  EXPECT_EQ(best.total, 240);
  EXPECT_EQ(best.bound, 240);
  EXPECT_TRUE(best.complete);
  EXPECT_TRUE(best.all_legal());
  EXPECT_THAT(best.runs, SizeIs(1));
  EXPECT_THAT(best.refusals, SizeIs(1));
}

// The answer names bonuses that are only in words, and tokens without a rule, beside the total.
TEST_F(RoutesQuestions, ListRulesThatWereNotComputed) {
  EXPECT_THAT(answer().not_computed, ElementsAre(HasSubstr("bonus run pays K80")));
  position().position.holdings[position().position.entity].push_back("harbour");
  EXPECT_THAT(answer().not_computed, ElementsAre(HasSubstr("bonus run pays K80"), HasSubstr("`harbour`")));
  position().runs.clear();
  EXPECT_THAT(answer({true, {}}).not_computed, SizeIs(2));
}

TEST_F(RoutesQuestions, EndWhenTheCallerStopsThem) {
  const RoutesAnswer ended = answer({false, [] { return true; }});
  EXPECT_LE(ended.total, 240);
  EXPECT_GE(ended.bound, ended.total);
  EXPECT_EQ(ended.complete, ended.bound == ended.total);
}

TEST_F(RoutesQuestions, JudgeStatedRuns) {
  position().runs = {{0, {"F11:1-4"}}};
  const RoutesAnswer judged = answer({true, {}});
  ASSERT_THAT(judged.refusals, SizeIs(1));
  EXPECT_FALSE(judged.all_legal());
  EXPECT_EQ(judged.total, 0);
  position().runs = {{0, answer().runs.front().path}};
  EXPECT_TRUE(answer({true, {}}).all_legal());
  EXPECT_EQ(answer({true, {}}).total, 240);
}

TEST_F(RoutesQuestions, KnowTheCompaniesOfTheTitle) {
  Position asked;
  asked.entity = "SJ";
  EXPECT_FALSE(unknown_company(title(), asked));
  asked.entity = "NBS";
  const auto unknown = unknown_company(title(), asked);
  ASSERT_TRUE(unknown);
  EXPECT_EQ(unknown->check, "position/unknown-company");
  EXPECT_THAT(unknown->help, HasSubstr("`NSB`"));
  asked.tokens["D7"] = {{0, 0, "NBS", "", {}}};  // a record of an edition that has it
  EXPECT_FALSE(unknown_company(title(), asked));
}

// 18Scan has a hand-drawn coast, with fewer paths than a generated landscape.
TEST_F(RoutesQuestions, AreDrawnOnTheBackgroundOfTheMap) {
  Sources sources;
  Findings findings;
  const auto theme = chosen_theme(DiskReader(), source_installation(), {}, sources, findings);
  ASSERT_TRUE(theme);
  const auto drawn = [&](const ArtFiles& art) {
    return runs_picture(title(), position().position, answer(), *theme, art, PictureFormat::Svg, 100,
                        findings);
  };
  const auto paths = [](const std::string& picture) {
    std::size_t many = 0;
    for (std::size_t at = picture.find("<path"); at != std::string::npos; at = picture.find("<path", at + 1))
      ++many;
    return many;
  };
  const std::string picture =
      drawn(art_of(DiskReader(), load_title(DiskReader(), source_installation(), "18scan")));
  EXPECT_THAT(picture, HasSubstr("<svg"));
  EXPECT_THAT(findings, IsEmpty());
  EXPECT_LT(paths(picture), paths(drawn({})));
}

class UpgradesQuestions : public testing::Test {
 protected:
  Expected<UpgradesAnswer, Finding> asked(const UpgradesQuestion& question) const {
    return answer_upgrades(*loaded_.title, question);
  }

 private:
  Loaded loaded_ = load_title(DiskReader(), source_installation(), "18scan");
};

std::vector<std::string> tiles_of(const TileSuccessors& row) {
  std::vector<std::string> tiles;
  for (const TileSuccessor& next : row.to) tiles.push_back(next.tile);
  return tiles;
}

TEST_F(UpgradesQuestions, ListUpgradesOfATile) {
  const auto of_8 = asked({"8", {}, {}});
  ASSERT_TRUE(of_8);
  ASSERT_THAT(of_8->tiles, SizeIs(1));
  EXPECT_THAT(of_8->hexes, IsEmpty());
  EXPECT_EQ(of_8->tiles[0].from, "8");
  EXPECT_THAT(tiles_of(of_8->tiles[0]), AllOf(Contains("80"), Contains("83"), Not(Contains("9"))));
  EXPECT_THAT(of_8->tiles[0].to[0].rotations, Not(IsEmpty()));
  EXPECT_THAT(tiles_of(asked({"8", {}, "2"})->tiles[0]), IsEmpty());
  EXPECT_GT(asked({})->tiles.size(), 20U);
}

TEST_F(UpgradesQuestions, ListTilesForAHex) {
  const auto told = asked({{}, "D9", "3"});
  ASSERT_TRUE(told);
  ASSERT_THAT(told->hexes, SizeIs(1));
  const HexUpgrades& hex = told->hexes[0];
  EXPECT_EQ(hex.hex, "D9");
  EXPECT_TRUE(std::ranges::any_of(hex.lays, &PlacementVerdict::legal));
  EXPECT_EQ(hex.becomes.front().tile, "");
  EXPECT_THAT(hex.becomes.front().next, Not(IsEmpty()));
  EXPECT_TRUE(std::ranges::all_of(hex.becomes, [](const ReachedTile& tile) {
    return tile.colour <= Colour::Green && tile.stuck.empty() && !tile.rotations.empty();
  }));
  const auto end = asked({{}, "D9", {}});
  EXPECT_GT(end->hexes[0].becomes.size(), hex.becomes.size());
}

TEST_F(UpgradesQuestions, ReportUnknownNames) {
  EXPECT_EQ(asked({{}, "Z99", {}}).error().check, "usage/unknown-hex");
  EXPECT_EQ(asked({"9999", {}, {}}).error().check, "usage/unknown-tile");
  EXPECT_EQ(asked({"8", {}, "99"}).error().check, "usage/unknown-phase");
  EXPECT_THAT(asked({{}, "D8", {}}).error().message, HasSubstr("`D8`"));
}

}  // namespace
}  // namespace trackwright
