#include "designer/format/title/tiles_file.h"

#include <gmock/gmock.h>

#include "tests/designer/trees.h"

namespace trackwright {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

class TilesFileTest : public testing::Test {
 protected:
  TilesFileTest() {
    add(Colour::Yellow, "8", "path=a:0,b:4");
    add(Colour::Yellow, "9", "path=a:0,b:3");
    add(Colour::Green, "23", "path=a:0,b:3;path=a:0,b:4");
    add(Colour::Green, "broken", "path=a:0");
  }
  void add(Colour colour, const std::string& id, const std::string& code) {
    Node node;
    node.kind = Node::Kind::String;
    node.text = code;
    dictionary.add({colour, id, node, "a note", {}}, findings);
  }

  Dictionary dictionary;
  Findings findings;
};

TEST_F(TilesFileTest, TheManifestCountsTiles) {
  const ParsedFile file =
      parsed("manifest:\n  8: 3\n  9: unlimited\n  23: {count: 2, print: 5}\n  8b: {count: unlimited}\n");
  TileBook book(dictionary, findings);
  const auto manifest = build_manifest(file.tree, book);
  ASSERT_EQ(manifest.size(), 4U);
  EXPECT_EQ(manifest[0].id.value, "8");
  EXPECT_EQ(manifest[0].count, 3);
  EXPECT_EQ(manifest[0].print, 3);
  EXPECT_EQ(said(file.sources, manifest[0].id.place), "8");
  EXPECT_EQ(said(file.sources, manifest[0].count_place), "3");
  EXPECT_EQ(manifest[1].count, std::nullopt);
  EXPECT_EQ(manifest[1].print, 12);
  EXPECT_EQ(manifest[2].count, 2);
  EXPECT_EQ(manifest[2].print, 5);
  EXPECT_EQ(manifest[3].count, std::nullopt);
}

TEST_F(TilesFileTest, ParsesOnlyMentionedTiles) {
  const ParsedFile file = parsed("manifest: {8: 3}\nupgrades:\n  chart: [{from: 8, to: 23}]\n");
  TileBook book(dictionary, findings);
  build_manifest(file.tree, book);
  build_upgrades(file.tree, book);
  EXPECT_EQ(book.tiles().size(), 2U);
  EXPECT_EQ(book.tiles().at("8").note, "a note");
  EXPECT_FALSE(book.tiles().at("8").own);
  EXPECT_EQ(book.tiles().at("23").tile.colour, Colour::Green);
}

TEST_F(TilesFileTest, ReportsAnInvalidDictionaryTileOnce) {
  TileBook book(dictionary, findings);
  EXPECT_EQ(book.use("broken"), nullptr);
  EXPECT_EQ(book.use("broken"), nullptr);
  EXPECT_TRUE(book.knows("broken"));
  EXPECT_THAT(checks_of(findings), ElementsAre("tile/language"));
  EXPECT_EQ(book.use("nowhere"), nullptr);
  EXPECT_FALSE(book.knows("nowhere"));
}

TEST_F(TilesFileTest, AnOwnTileHidesTheStandardOne) {
  const ParsedFile file = parsed(
      "tiles:\n"
      "  9: {colour: gray, code: \"path=a:0,b:1\", redefines: true, note: sharp}\n"
      "  X1: {colour: green, code: \"path=a:0,b:2\"}\n");
  TileBook book(dictionary, findings);
  build_own_tiles(file.tree, book, findings);
  const TileDefinition* nine = book.use("9");
  ASSERT_NE(nine, nullptr);
  EXPECT_TRUE(nine->own);
  EXPECT_TRUE(nine->redefines);
  EXPECT_EQ(nine->note, "sharp");
  EXPECT_EQ(nine->tile.colour, Colour::Gray);
  ASSERT_TRUE(nine->standard);
  EXPECT_EQ(exits(*nine->standard), 0b001001);
  EXPECT_EQ(said(file.sources, nine->place), "9");
  EXPECT_EQ(said(file.sources, nine->code_place), "path=a:0,b:1");
  EXPECT_FALSE(book.use("X1")->standard);
}

TEST_F(TilesFileTest, AnInvalidOwnTileIsKnownButMissing) {
  const ParsedFile file =
      parsed("tiles:\n  X1: {colour: green, code: \"path=a:0,b:9\"}\n  X2: {colour: puce, code: \"\"}\n");
  TileBook book(dictionary, findings);
  build_own_tiles(file.tree, book, findings);
  ASSERT_THAT(checks_of(findings), ElementsAre("tile/language"));
  EXPECT_EQ(said(file.sources, findings[0].place), "9");
  EXPECT_EQ(findings[0].object, "X1");
  EXPECT_THAT(book.unreadable(), ElementsAre("X1", "X2"));
  EXPECT_EQ(book.use("X1"), nullptr);
}

TEST_F(TilesFileTest, ReadsUpgradeRules) {
  const ParsedFile file = parsed(
      "upgrades:\n"
      "  rule: chart\n"
      "  chart:\n"
      "    - {from: [8, 9], to: 23, hexes: [B2], not_hexes: C3, labels: Y, phase: 3, because: why}\n"
      "  also: [{from: 8, to: 9}]\n"
      "  never: [{from: 9, to: 23}, {from: plain, to: 9}]\n"
      "  any_rotation: 8\n"
      "  final: [23]\n");
  TileBook book(dictionary, findings);
  const UpgradeRules rules = build_upgrades(file.tree, book);
  EXPECT_TRUE(rules.stated);
  ASSERT_EQ(rules.chart.size(), 1U);
  const UpgradeLine& line = rules.chart[0];
  ASSERT_EQ(line.from.size(), 2U);
  EXPECT_EQ(line.from[1].value, "9");
  EXPECT_EQ(said(file.sources, line.from[1].place), "9");
  EXPECT_EQ(line.to.at(0).value, "23");
  EXPECT_EQ(line.hexes.at(0).value, "B2");
  EXPECT_EQ(line.not_hexes.at(0).value, "C3");
  EXPECT_EQ(line.labels.at(0).value, "Y");
  EXPECT_EQ(line.phase, "3");
  EXPECT_EQ(line.because, "why");
  EXPECT_EQ(rules.also.size(), 1U);
  EXPECT_EQ(rules.never.size(), 2U);
  EXPECT_EQ(rules.any_rotation.at(0).value, "8");
  EXPECT_EQ(rules.final_tiles.at(0).value, "23");
  EXPECT_THAT(findings, IsEmpty());
}

TEST_F(TilesFileTest, UpgradesFollowGeometryByDefault) {
  TileBook book(dictionary, findings);
  EXPECT_FALSE(build_upgrades(parsed("manifest: {}\n").tree, book).stated);
  EXPECT_FALSE(build_upgrades(parsed("upgrades: {rule: geometry}\n").tree, book).stated);
}

}  // namespace
}  // namespace trackwright
