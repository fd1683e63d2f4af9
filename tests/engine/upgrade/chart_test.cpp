#include "engine/upgrade/chart.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>

#include "engine/tile/language.h"

namespace trackwright {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

void add_tile(Title& title, const std::string& id, Colour colour, const std::string& code) {
  TileDefinition definition;
  definition.id = id;
  definition.tile = *parse_tile(code, colour);
  title.tiles.emplace(id, definition);
  ManifestEntry entry;
  entry.id = {id, {}};
  entry.count = 1;
  title.manifest.push_back(entry);
}

Hex chart_hex(const std::string& id, const std::string& code, Colour colour = Colour::White) {
  Hex made;
  made.id = id;
  made.at = *parse_coordinate({}, id);
  made.tile = *parse_tile(code, colour);
  return made;
}

// A title with plain track, a city and a labelled city, each with one step of upgrades.
Title title_by_geometry() {
  Title title;
  add_tile(title, "9", Colour::Yellow, "path=a:0,b:3");
  add_tile(title, "8", Colour::Yellow, "path=a:0,b:4");
  add_tile(title, "57", Colour::Yellow, "city=revenue:20;path=a:0,b:_0;path=a:_0,b:3");
  add_tile(title, "Y1", Colour::Yellow, "city=revenue:30;path=a:0,b:_0;path=a:_0,b:3;label=Y");
  add_tile(title, "23", Colour::Green, "path=a:0,b:3;path=a:0,b:4");
  add_tile(title, "14", Colour::Green,
           "city=revenue:30,slots:2;path=a:0,b:_0;path=a:1,b:_0;path=a:3,b:_0;path=a:4,b:_0");
  add_tile(title, "Y2", Colour::Green,
           "city=revenue:40,slots:2;path=a:0,b:_0;path=a:1,b:_0;path=a:3,b:_0;path=a:4,b:_0;label=Y");
  title.map =
      Map({},
          {chart_hex("A2", ""), chart_hex("A4", ""), chart_hex("A6", ""), chart_hex("B3", "city=revenue:0"),
           chart_hex("B5", "city=revenue:0"), chart_hex("C4", "city=revenue:0;label=Y"),
           chart_hex("C6", "town=revenue:0;town=revenue:0")},
          {}, {});
  return title;
}

UpgradeLine line(const std::string& from, const std::string& to, std::vector<Ref> hexes) {
  UpgradeLine made;
  made.from = {{from, {}}};
  made.to = {{to, {}}};
  made.hexes = std::move(hexes);
  return made;
}

// Returns the targets by "source/label".
std::map<std::string, std::vector<std::string>> table(const std::vector<UpgradeRow>& rows) {
  std::map<std::string, std::vector<std::string>> out;
  for (const UpgradeRow& row : rows) {
    std::string key = row.from + "/" + row.label;
    for (const std::string& id : row.terms.hexes) key += " +" + id;
    for (const std::string& id : row.terms.not_hexes) key += " -" + id;
    EXPECT_FALSE(out.contains(key)) << key;
    out[key] = row.to;
  }
  return out;
}

TEST(UpgradeChart, FollowsFromGeometryWithoutAStatedChart) {
  const auto rows = table(upgrade_rows(title_by_geometry()));
  EXPECT_THAT(rows.at("plain/"), ElementsAre("9", "8"));
  EXPECT_THAT(rows.at("city/"), ElementsAre("57"));
  EXPECT_THAT(rows.at("Y/Y"), ElementsAre("Y1"));
  EXPECT_THAT(rows.at("9/"), ElementsAre("23"));
  EXPECT_THAT(rows.at("8/"), ElementsAre("23"));
  EXPECT_THAT(rows.at("57/"), ElementsAre("14"));
  EXPECT_THAT(rows.at("Y1/Y"), ElementsAre("Y2"));
}

TEST(UpgradeChart, OmitsHexesWithoutAFittingTile) {
  EXPECT_FALSE(table(upgrade_rows(title_by_geometry())).contains("2 towns/"));
}

TEST(UpgradeChart, NeverAffectsOnlyItsHexes) {
  Title title = title_by_geometry();
  title.upgrades.never = {line("57", "14", {{"B5", {}}})};
  const auto rows = table(upgrade_rows(title));
  EXPECT_THAT(rows.at("57/ -B5"), ElementsAre("14"));
  EXPECT_FALSE(rows.contains("57/"));
}

TEST(UpgradeChart, NeverWithoutHexesRemovesTheUpgrade) {
  Title title = title_by_geometry();
  title.upgrades.never = {line("57", "14", {})};
  const auto rows = table(upgrade_rows(title));
  EXPECT_THAT(rows.at("57/"), IsEmpty());
}

TEST(UpgradeChart, AlsoAddsItsHexes) {
  Title title = title_by_geometry();
  title.upgrades.also = {line("57", "Y2", {{"B3", {}}})};
  EXPECT_THAT(table(upgrade_rows(title)).at("57/Y +B3"), ElementsAre("Y2"));
}

TEST(UpgradeChart, NamesAHexWithMoreUpgradesThanItsKind) {
  Title title = title_by_geometry();
  title.upgrades.also = {line("A6", "57", {})};
  const auto rows = table(upgrade_rows(title));
  EXPECT_THAT(rows.at("plain/ +A6"), testing::Contains("57"));
}

// Mjøsa: "blue to green as printed", although the rules exchange its tile at the start of a phase.
TEST(UpgradeChart, StatesThePhaseOfAnExchangeOnAPrintedHex) {
  Title title = title_by_geometry();
  title.map = Map({}, {chart_hex("B3", "city=revenue:20;path=a:0,b:_0;path=a:_0,b:3", Colour::Blue)}, {}, {});
  title.upgrades.also = {line("B3", "14", {})};
  title.upgrades.also.front().swap = true;
  title.upgrades.also.front().phase = "3";
  const std::vector<UpgradeRow> rows = upgrade_rows(title);
  const auto row = std::ranges::find(rows, "B3", &UpgradeRow::from);
  ASSERT_NE(row, rows.end());
  EXPECT_TRUE(row->terms.swap);
  EXPECT_EQ(row->terms.phase, "3");
}

TEST(UpgradeChart, DistinguishesATileFromAHexOfTheSameName) {
  Title title = title_by_geometry();
  add_tile(title, "A4", Colour::Yellow, "path=a:0,b:2");
  title.upgrades.also = {line("A4", "14", {})};
  const auto rows = table(upgrade_rows(title));
  EXPECT_FALSE(rows.contains("plain/ +A4"));
  EXPECT_THAT(rows.at("A4/"), testing::Contains("14"));
}

TEST(UpgradeChart, NamesAPrintedTileByItsHex) {
  Title title = title_by_geometry();
  title.map =
      Map({}, {chart_hex("B3", "city=revenue:20;path=a:0,b:_0;path=a:_0,b:3", Colour::Yellow)}, {}, {});
  EXPECT_THAT(table(upgrade_rows(title)).at("B3/"), ElementsAre("14"));
}

TEST(UpgradeChart, ListsOnlyTheLinesOfAStatedChart) {
  Title title = title_by_geometry();
  title.upgrades.stated = true;
  title.upgrades.chart = {line("9", "23", {}), line("plain", "8", {})};
  const auto rows = table(upgrade_rows(title));
  EXPECT_THAT(rows.at("9/"), ElementsAre("23"));
  EXPECT_THAT(rows.at("plain/"), ElementsAre("8"));
  EXPECT_THAT(rows.at("8/"), IsEmpty());
  EXPECT_FALSE(rows.contains("city/"));
}

}  // namespace
}  // namespace trackwright
