#include "designer/format/title/map_file.h"

#include <gmock/gmock.h>

#include "tests/designer/trees.h"

namespace trackwright {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

struct Built {
  ParsedFile parsed;
  Dictionary dictionary;
  Findings findings;
  Map map;

  std::string said_at(std::size_t finding) const { return said(parsed.sources, findings.at(finding).place); }
};

Dictionary dictionary_with_57() {
  Dictionary dictionary;
  Findings findings;
  Node code;
  code.kind = Node::Kind::String;
  code.text = "city=revenue:20;path=a:0,b:_0;path=a:_0,b:3";
  dictionary.add({Colour::Yellow, "57", code, "", {}}, findings);
  code.text = "city=";
  dictionary.add({Colour::Yellow, "bad", code, "", {}}, findings);
  return dictionary;
}

Built build(const std::string& text, const std::string& layout = "layout: flat\nletters: across\n") {
  Built built{parsed(layout + text), dictionary_with_57(), {}, {}};
  TileBook book(built.dictionary, built.findings);
  built.map = build_map(built.parsed.tree, book, built.findings);
  return built;
}

std::vector<std::string> ids(const Map& map) {
  std::vector<std::string> found;
  for (const Hex& hex : map.hexes()) found.push_back(hex.id);
  return found;
}

TEST(MapFileTest, ReadsLayoutAndAxes) {
  const Map flat = build("hexes: {B2: {}}\n").map;
  EXPECT_EQ(flat.layout(), (Layout{Orientation::Flat, true}));
  EXPECT_EQ(flat.hexes().front().at, (Coordinate{1, 1}));
  const Map pointy = build("hexes: {B4: {}}\n", "layout: pointy\nletters: down\n").map;
  EXPECT_EQ(pointy.layout(), (Layout{Orientation::Pointy, false}));
  EXPECT_EQ(pointy.hexes().front().at, (Coordinate{3, 1}));
}

TEST(MapFileTest, LimitsTheNumberOfHexes) {
  std::string text = "hexes:\n";
  for (int letter = 0; letter < 6; ++letter)
    for (int number = 1 + letter % 2; number <= 2000; number += 2)
      text += std::string("  ") + static_cast<char>('A' + letter) + std::to_string(number) + ": {}\n";
  const Built built = build(text);
  EXPECT_EQ(built.map.hexes().size(), 5000U);
  ASSERT_EQ(built.findings.size(), 1U);
  EXPECT_EQ(built.findings[0].check, "schema/out-of-range");
  EXPECT_EQ(built.said_at(0), "F2");
}

TEST(MapFileTest, AKeyMayNameSeveralHexes) {
  const Built built = build("hexes:\n  B2 B4 C3: \"upgrade=cost:40,terrain:mountain\"\n");
  EXPECT_THAT(built.findings, IsEmpty());
  ASSERT_THAT(ids(built.map), ElementsAre("B2", "B4", "C3"));
  for (const Hex& hex : built.map.hexes()) {
    EXPECT_EQ(said(built.parsed.sources, hex.place), hex.id);
    EXPECT_EQ(hex.tile.terrain.at(0).cost, 40);
    EXPECT_EQ(hex.tile.colour, Colour::White);
    EXPECT_FALSE(hex.fixed);
    EXPECT_TRUE(hex.code_verbatim.yes);
    EXPECT_EQ(said(built.parsed.sources, hex.code_place), "upgrade=cost:40,terrain:mountain");
  }
}

TEST(MapFileTest, ReadsEveryKeyOfAHex) {
  const Built built = build(
      "hexes:\n  B2: {name: Aston, colour: gray, code: \"path=a:0,b:3\", rotation: 1, kinds: [port, "
      "mine]}\n");
  const Hex& hex = built.map.hexes().at(0);
  EXPECT_EQ(hex.name, "Aston");
  EXPECT_EQ(hex.tile.colour, Colour::Gray);
  EXPECT_EQ(exits(hex.tile), 0b010010);
  EXPECT_EQ(hex.rotation, Rotation(1));
  EXPECT_THAT(hex.kinds, ElementsAre("port", "mine"));
  EXPECT_TRUE(hex.fixed);
}

TEST(MapFileTest, GrayRedAndBlueAreFixedByDefault) {
  const Map map = build(
                      "hexes:\n"
                      "  B2: {colour: red}\n  B4: {colour: blue}\n  B6: {colour: grey, fixed: false}\n"
                      "  B8: {colour: yellow}\n  B10: {fixed: true}\n")
                      .map;
  std::map<std::string, bool> fixed;
  for (const Hex& hex : map.hexes()) fixed[hex.id] = hex.fixed;
  EXPECT_EQ(fixed, (std::map<std::string, bool>{
                       {"B2", true}, {"B4", true}, {"B6", false}, {"B8", false}, {"B10", true}}));
}

TEST(MapFileTest, RotatesAPreprintWithItsHex) {
  const Built built = build("hexes: {B2: {preprint: 57, rotation: 2}}\n");
  const Hex& hex = built.map.hexes().at(0);
  EXPECT_EQ(hex.preprint, "57");
  EXPECT_EQ(hex.tile.colour, Colour::Yellow);
  EXPECT_EQ(exits(hex.tile), 0b100100);
  EXPECT_EQ(said(built.parsed.sources, hex.code_place), "57");
}

TEST(MapFileTest, ReportsAnUnknownPreprintOnce) {
  const Built built = build("hexes: {B2: {preprint: 577}}\n");
  EXPECT_THAT(checks_of(built.findings), ElementsAre("map/unknown-preprint"));
  EXPECT_EQ(built.said_at(0), "577");
  EXPECT_EQ(built.findings[0].object, "B2");
}

TEST(MapFileTest, ReportsAnInvalidPreprintOnlyAtTheTile) {
  const Built built = build("hexes: {B2: {preprint: bad}, B4: {preprint: bad}}\n");
  EXPECT_THAT(checks_of(built.findings), ElementsAre("tile/language"));
}

TEST(MapFileTest, APreprintExcludesColourAndCode) {
  const Built built =
      build("hexes:\n  B2: {preprint: 57, colour: green}\n  B4: {preprint: 57, code: \"city=\"}\n");
  EXPECT_THAT(checks_of(built.findings), ElementsAre("map/preprint-and-code", "map/preprint-and-code"));
  EXPECT_EQ(built.said_at(0), "green");
  EXPECT_EQ(built.said_at(1), "city=");
}

TEST(MapFileTest, PlacesAMistakeInTheTileLanguage) {
  const Built built = build("hexes:\n  B2 B4: {name: Aston, code: \"city=revenue:20;path=a:7,b:_0\"}\n");
  ASSERT_THAT(checks_of(built.findings), ElementsAre("tile/language"));
  EXPECT_EQ(built.said_at(0), "7");
  EXPECT_THAT(ids(built.map), ElementsAre("B2", "B4"));
}

TEST(MapFileTest, PlacesAMistakeInAnEscapedTextAtTheWholeText) {
  const Built built = build("hexes:\n  B2: {code: \"city=revenue:20;\\x70ath=a:7,b:_0\"}\n");
  ASSERT_THAT(checks_of(built.findings), ElementsAre("tile/language"));
  EXPECT_EQ(built.said_at(0), "city=revenue:20;\\x70ath=a:7,b:_0");
}

TEST(MapFileTest, ExplainsCommasBetweenHexes) {
  const Built built = build("hexes: {\"B2, B4\": {}}\n");
  ASSERT_THAT(checks_of(built.findings), ElementsAre("map/coordinate"));
  EXPECT_THAT(built.findings[0].help, testing::HasSubstr("`B6 B10`"));
}

TEST(MapFileTest, ReportsInvalidCoordinates) {
  const Built built = build("hexes: {B2: {}, 2B B4: {}, \"\": {}}\n");
  EXPECT_THAT(checks_of(built.findings), ElementsAre("map/coordinate", "map/coordinate"));
  EXPECT_EQ(built.said_at(0), "2B");
  EXPECT_THAT(ids(built.map), ElementsAre("B2", "B4"));
}

TEST(MapFileTest, ReportsBothPlacesOfADuplicateHex) {
  const Built built = build("hexes:\n  B2 B4: {}\n  C3 B2: {name: Aston}\n");
  ASSERT_THAT(checks_of(built.findings), ElementsAre("map/duplicate-hex"));
  EXPECT_EQ(built.findings[0].place.offset, built.findings[0].related.at(0).place.offset + 15);
  EXPECT_EQ(built.said_at(0), "B2");
  EXPECT_THAT(ids(built.map), ElementsAre("B2", "B4", "C3"));
}

TEST(MapFileTest, ReportsAndSkipsACoordinateOffTheGrid) {
  const Built built = build("hexes: {B3: {}, B2: {}, B4: {}, C3: {}}\n");
  ASSERT_THAT(checks_of(built.findings), ElementsAre("map/off-grid"));
  EXPECT_EQ(built.said_at(0), "B3");
  EXPECT_THAT(ids(built.map), ElementsAre("B2", "B4", "C3"));
}

TEST(MapFileTest, SuggestsFreeNeighboursOfACoordinateOffTheGrid) {
  EXPECT_THAT(build("hexes: {A6: {}, A5: {}, B4: {}, C3: {}}\n").findings.at(0).help, HasSubstr("A7 or B6"));
}

TEST(MapFileTest, ReadsPairsOfHexsidesInBothForms) {
  const Built built = build(
      "hexes: {B2: {}, B4: {}, C3: {}}\n"
      "hexsides:\n"
      "  - {between: [B2, B4], type: impassable, colour: blue}\n"
      "  - {between: [C3 B2, C3 B4], type: mountain, cost: 75}\n");
  EXPECT_THAT(built.findings, IsEmpty());
  const auto& sides = built.map.sides();
  ASSERT_EQ(sides.size(), 3U);
  EXPECT_EQ(sides[0].kind, BorderKind::Impassable);
  EXPECT_EQ(sides[0].colour, "blue");
  EXPECT_EQ(sides[0].edge, Edge(0));
  EXPECT_EQ(sides[2].kind, BorderKind::Mountain);
  EXPECT_EQ(sides[2].cost, 75);
  EXPECT_EQ(sides[2].edge, Edge(1));
  EXPECT_EQ(said(built.parsed.sources, sides[2].place), "C3");
  EXPECT_TRUE(built.map.impassable(*built.map.find("B4"), Edge(3)));
}

TEST(MapFileTest, ReadsAllKindsOfHexsides) {
  const Built built = build(
      "hexes: {B2: {}, B4: {}}\n"
      "hexsides:\n"
      "  - {between: [B2, B4], type: water}\n  - {between: [B2, B4], type: province}\n"
      "  - {between: [B2, B4], type: divider}\n  - {between: [B2, B4], type: offboard}\n"
      "  - {between: [B2, B4], type: drawn}\n");
  std::vector<BorderKind> kinds;
  for (const HexSide& side : built.map.sides()) kinds.push_back(side.kind);
  EXPECT_THAT(kinds, ElementsAre(BorderKind::Water, BorderKind::Province, BorderKind::Divider,
                                 BorderKind::OffBoard, BorderKind::Drawn));
}

TEST(MapFileTest, ReportsHexsidesBetweenHexesThatAreNotNeighbours) {
  const Built built = build(
      "hexes: {B2: {}, B4: {}}\n"
      "hexsides:\n"
      "  - {between: [B2, B6], type: water}\n"
      "  - {between: [B2], type: water}\n"
      "  - {between: [B2 B4 C3], type: water}\n"
      "  - {between: [B2 B4, B2], type: water}\n"
      "  - {between: [B2, B4, C3], type: water}\n"
      "  - {between: [B2, 24], type: water}\n");
  EXPECT_THAT(checks_of(built.findings), ElementsAre("map/between", "map/between", "map/between",
                                                     "map/between", "map/between", "map/coordinate"));
  EXPECT_EQ(built.said_at(5), "24");
  EXPECT_EQ(built.map.sides().size(), 1U);
}

TEST(MapFileTest, ReadsPanelsArtAndNotes) {
  const Map map =
      build(
          "hexes: {B2: {}}\n"
          "panels:\n  - {kind: text, at: [-1, 2.5], width: 3, height: 1.5, rotation: 90, text: Sea}\n"
          "art: coast.svg\nnotes: printed on two boards\n")
          .map;
  ASSERT_EQ(map.panels().size(), 1U);
  const Panel& panel = map.panels()[0];
  EXPECT_EQ(panel.kind, "text");
  EXPECT_EQ(panel.x, -1);
  EXPECT_EQ(panel.y, 2.5);
  EXPECT_EQ(panel.width, 3);
  EXPECT_EQ(panel.height, 1.5);
  EXPECT_EQ(panel.rotation, 90);
  EXPECT_EQ(panel.text, "Sea");
  EXPECT_EQ(map.art, "coast.svg");
  EXPECT_EQ(map.notes, "printed on two boards");
}

TEST(MapFileTest, ValuesOfTheWrongTypeReadAsAbsent) {
  const Built built = build("hexes: [B2]\nhexsides: {B2: B4}\npanels: 3\nart: [a]\n");
  EXPECT_THAT(built.findings, IsEmpty());
  EXPECT_THAT(built.map.hexes(), IsEmpty());
  EXPECT_THAT(built.map.panels(), IsEmpty());
}

}  // namespace
}  // namespace trackwright
