#include "render/components/charts/upgrade_chart.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "designer/format/press/theme_file.h"
#include "render/components/charts/upgrade_blocks.h"
#include "tests/render/made_by.h"
#include "tests/render/sample_title.h"
#include "tests/render/text_boxes.h"

namespace trackwright {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

std::vector<ChartBlock> blocks(const Title& title) {
  return chart_blocks(title, upgrade_rows(title));
}

std::vector<std::string> numbers(const std::vector<TileCard>& cards) {
  std::vector<std::string> out;
  for (const TileCard& card : cards) out.push_back(card.number + card.count);
  return out;
}

Board drawn_chart(const Title& title) {
  const Theme theme = classic_theme();
  Findings findings;
  return made_by(upgrade_board, {title, theme, {}, findings}).boards.at(0);
}

TEST(UpgradeChart, HasABlockForEachStepOfColourAndEachLabel) {
  const auto made = blocks(sample_title());
  ASSERT_THAT(made, SizeIs(4));
  EXPECT_EQ(made[0].from, Colour::White);
  EXPECT_EQ(made[0].to, Colour::Yellow);
  EXPECT_EQ(made[1].to, Colour::Green);
  EXPECT_EQ(made[2].to, Colour::Brown);
  EXPECT_EQ(made[3].label, "Y");
  EXPECT_EQ(made[3].places, "Eastham B5");
}

// 18??? has tiles of 1870 with labels that no hex of 18??? has.
TEST(UpgradeChart, HasNoSeparateBlockForALabelWithoutAHex) {
  const Title title = sample_title();
  UpgradeRow row{.from = "8", .colour = Colour::Yellow, .label = "Z", .to = {"24"}};
  auto made = chart_blocks(title, {row});
  ASSERT_THAT(made, SizeIs(1));
  EXPECT_EQ(made[0].label, "");
  EXPECT_EQ(made[0].from, Colour::Yellow);
  row.terms.hexes = {"B5"};
  made = chart_blocks(title, {row});
  ASSERT_THAT(made, SizeIs(1));
  EXPECT_EQ(made[0].label, "Z");
}

TEST(UpgradeChart, OrdersSourcesByKindAndTargetsByTheManifest) {
  const auto made = blocks(sample_title());
  ASSERT_THAT(made[0].entries, SizeIs(3));
  EXPECT_THAT(numbers(made[0].entries[0].sources), ElementsAre("Plain"));
  EXPECT_THAT(numbers(made[0].entries[0].targets), ElementsAre("8×8", "9×∞"));
  EXPECT_THAT(numbers(made[0].entries[1].sources), ElementsAre("Town"));
  EXPECT_THAT(numbers(made[0].entries[2].sources), ElementsAre("City"));
}

TEST(UpgradeChart, SourcesWithTheSameUpgradesShareAnEntry) {
  const auto made = blocks(sample_title());
  EXPECT_THAT(numbers(made[1].entries[0].sources), ElementsAre("8×8", "9×∞"));
  EXPECT_THAT(numbers(made[1].entries[0].targets), ElementsAre("24×2"));
}

TEST(UpgradeChart, StatesTheHexesOfAnUpgradeUnlessTheLabelDoes) {
  const auto made = blocks(sample_title());
  EXPECT_EQ(made[1].entries[1].condition, "not Eastham B5");
  for (const ChartEntry& entry : made[3].entries) EXPECT_EQ(entry.condition, "");
}

// Exchanged tiles are not upgrades; other upgrades begin or end with an event.
TEST(UpgradeChart, MarksExchangesAndUpgradesThatDependOnAnEvent) {
  Title title = sample_title();
  title.roster.trains.at(2).events = {{"war", "War breaks out", {}}};
  UpgradeLine swap{.from = {{"8", {}}}, .to = {{"9", {}}}, .phase = "4", .after = "war", .swap = true};
  UpgradeLine early{.from = {{"57", {}}}, .to = {{"X1", {}}}, .until = "war"};
  title.upgrades.chart = {swap, early, {.from = {{"57", {}}}, .to = {{"14", {}}}, .after = "war"}};
  std::vector<std::string> conditions;
  for (const ChartBlock& block : blocks(title))
    for (const ChartEntry& entry : block.entries)
      if (!entry.targets.empty()) conditions.push_back(entry.condition);
  EXPECT_THAT(conditions, testing::UnorderedElementsAre(
                              "when the first 4-train is bought: exchanged, not laid",
                              "until the first 4-train is bought", "from the first 4-train on"));
}

TEST(UpgradeChart, SeparatesTilesOfAPrintedHexIfAnEventDividesThem) {
  Title title = sample_title();
  title.upgrades = {};
  title.upgrades.rule_said = true;
  title.upgrades.never = {{.from = {{"city", {}}}, .to = {{"57", {}}}, .after = "war"}};
  const auto rows = upgrade_rows(title);
  const auto city = std::ranges::find_if(rows, [](const UpgradeRow& row) {
    return row.source == ChartSource::City && row.to == std::vector<std::string>{"57"};
  });
  ASSERT_NE(city, rows.end());
  EXPECT_EQ(city->terms.until, "war");
}

TEST(UpgradeChart, ShowsATileWithoutUpgradeIfOthersOfItsColourHaveOne) {
  Title title = sample_title();
  const auto made = blocks(title);
  ASSERT_THAT(made[1].entries, SizeIs(3));
  EXPECT_THAT(numbers(made[1].entries[2].sources), ElementsAre("58×3"));
  EXPECT_THAT(made[1].entries[2].targets, IsEmpty());
  EXPECT_THAT(texts(drawn_chart(title).drawing), Contains("no further upgrade"));
  for (const ChartBlock& block : made) EXPECT_NE(block.from, Colour::Brown);
}

TEST(UpgradeChart, PutsALongConditionBelowTheTargets) {
  Title title = sample_title();
  for (UpgradeLine& line : title.upgrades.chart)
    line.not_hexes = {{"A2", {}}, {"B3", {}}, {"C4", {}}, {"B5", {}}};
  const Board board = drawn_chart(title);
  EXPECT_TRUE(texts_apart(board.drawing));
  EXPECT_TRUE(texts_within(board.drawing, {4, 4, board.size.width - 8, board.size.height - 8}));
}

TEST(UpgradeChart, PrintsNumbersAndCountsWithoutOverlap) {
  const Title title = sample_title();
  const Board board = drawn_chart(title);
  const auto words = texts(board.drawing);
  for (const ManifestEntry& entry : title.manifest) EXPECT_THAT(words, Contains(entry.id.value));
  EXPECT_TRUE(texts_apart(board.drawing));
  EXPECT_TRUE(texts_within(board.drawing, {4, 4, board.size.width - 8, board.size.height - 8}));
}

TEST(UpgradeChart, ContinuesOnMorePagesSideBySide) {
  Title title = sample_title();
  for (int i = 0; i < 60; ++i) {
    TileDefinition copy = title.tiles.at("14");
    copy.id = "S" + std::to_string(i);
    title.tiles.emplace(copy.id, copy);
    UpgradeLine line = title.upgrades.chart.back();
    line.from = {{copy.id, {}}};
    line.to = {{i % 2 == 0 ? "63" : "X2", {}}};
    title.upgrades.chart.push_back(line);
    title.upgrades.chart.back().phase = std::to_string(i);
  }
  const Board board = drawn_chart(title);
  EXPECT_GT(board.size.width, 300);
  EXPECT_LE(board.size.height, 270);
  EXPECT_FALSE(board.may_shrink);
  EXPECT_TRUE(texts_apart(board.drawing));
}

TEST(UpgradeChart, HasNoBoardWithoutRows) {
  Title title = sample_title();
  title.upgrades.chart.clear();
  title.manifest.clear();
  const Theme theme = classic_theme();
  Findings findings;
  EXPECT_THAT(made_by(upgrade_board, {title, theme, {}, findings}).boards, IsEmpty());
}

// 18Norway's lake has two tiles; by track alone one could be an upgrade of the other.
TEST(UpgradeChart, ShowsAnExchangeOnceAndOmitsUnreachableHexes) {
  Title title = sample_title();
  title.upgrades.stated = false;
  UpgradeRow lay{.from = "8", .colour = Colour::Yellow, .to = {"24"}};
  UpgradeRow swap = lay;
  swap.terms.swap = true;
  swap.terms.phase = "3";
  lay.terms.not_hexes = {"B5"};
  const auto made = chart_blocks(title, {lay, swap});
  ASSERT_THAT(made, SizeIs(1));
  ASSERT_THAT(made[0].entries, SizeIs(1));
  EXPECT_THAT(made[0].entries[0].condition, testing::HasSubstr("exchanged"));
  const auto alone = chart_blocks(title, {lay});  // B5 is a city
  EXPECT_EQ(alone.at(0).entries.at(0).condition, "");
}

}  // namespace
}  // namespace trackwright
