// Inserts mistakes into a copy of the shipped 18Scan: mistakes of its published data, and kinds of mistakes
// known from other titles. The check that is meant for each must report it.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/designer/checks/example.h"
#include "tests/named.h"

namespace trackwright {
namespace {

struct Mistake {
  const char* name;
  std::vector<Slip> slips;
  const char* check;
  const char* object;
};

class KnownMistake : public testing::TestWithParam<Mistake> {};

TEST_P(KnownMistake, IsReported) {
  const Mistake& mistake = GetParam();
  const Findings findings = examine_copy("18scan", mistake.slips).findings;
  const auto is_it = testing::AllOf(testing::Field(&Finding::check, mistake.check),
                                    testing::Field(&Finding::object, mistake.object));
  EXPECT_THAT(findings, testing::Contains(is_it)) << told(findings);
}

const std::vector<Mistake> known_mistakes{
    // An electronic version could not upgrade Helsinki to brown.
    {"HexOfTheChartIsNoHex",
     {{"tiles.yaml", "{from: 622, to: 582, hexes: [F11, G14]}", "{from: 622, to: 582, hexes: [F11, H14]}"}},
     "upgrade/unknown-hex",
     "H14"},
    {"MapHasAHexTooMany",
     {{"tiles.yaml", "to: 622, hexes: [D7, G14]", "to: 622, hexes: [D7, H15]"}},
     "upgrade/unknown-hex",
     "H15"},
    {"FerryIsElsewhere", {{"companies.yaml", "hexes: [G12]", "hexes: [L7]"}}, "private/unknown-hex", "Ferry"},
    {"HexOfAPowerIsNoHex",
     {{"rules.yaml", "amount: 40, hexes: [F3]", "amount: 40, hexes: [F2]"}},
     "rules/unknown-name",
     "F2"},
    {"TileOfAPowerIsNotInTheManifest",
     {{"rules.yaml", "amount: 40, hexes: [F3]", "amount: 40, hexes: [F3], tiles: [71]"}},
     "rules/unknown-name",
     "71"},
    {"FerryTokenIsElsewhere",
     {{"companies.yaml", "bonus: 20\n    hexes: [G12]", "bonus: 20\n    hexes: [L7]"}},
     "token/unknown-hex",
     "ferry"},
    {"DestinationIsHome",
     {{"companies.yaml", "destination: E6", "destination: G4"}},
     "company/destination",
     "1"},
    {"DestinationIsNoHex",
     {{"companies.yaml", "destination: D7", "destination: D6"}},
     "company/destination",
     "3"},
    {"LimitOfTheNationalIsLost",
     {{"roster.yaml", "on: [4D]\n    tiles: [yellow, green, brown]\n    limits: {national: 3, major: 2}",
       "on: [4D]\n    tiles: [yellow, green, brown]\n    limits: {major: 2}"}},
     "phase/limit-missing",
     "4D"},
    {"NoteIsLeftOut", {{"title.yaml", "[1, 2, 5, 10, 20, 50,", "[1, 2, 5, 10, 50,"}}, "money/odd-note", "50"},
    {"OsloHasNoY",
     {{"map.yaml", "D7: {name: Oslo, code: \"city=revenue:0;label=Y\"}",
       "D7: {name: Oslo, code: \"city=revenue:0\"}"}},
     "upgrade/hex-without-label",
     "D7"},
    {"BarrierFromOneSide",
     {{"map.yaml", "  - {between: [B5 C4], type: impassable, colour: blue} ", "  # "},
      {"map.yaml", "C4: {name: Stavanger, code: \"city=revenue:0\"}",
       "C4: {name: Stavanger, code: \"city=revenue:0;border=edge:3,type:impassable\"}"}},
     "map/one-sided-border",
     "C4"},
    {"BarrierTwice",
     {{"map.yaml", "{between: [B5 C4], type", "{between: [B5 C4, B5 C4], type"}},
     "map/border-conflict",
     "C4"},
    {"TileCount", {{"tiles.yaml", "  15: 6", "  15: 8"}}, "manifest/total-differs", "tiles"},
    {"TileLost", {{"tiles.yaml", "  145: 3\n", ""}}, "upgrade/tile-not-in-manifest", "145"},
    {"TileNumber", {{"tiles.yaml", "  622: 3", "  662: 3"}}, "upgrade/tile-not-in-manifest", "622"},
    {"RowsExchanged",
     {{"tiles.yaml", "{from: 8, to: [80, 81, 82, 83]}", "{from: 9, to: [80, 81, 82, 83]}"},
      {"tiles.yaml", "{from: 9, to: [82, 83]}", "{from: 8, to: [82, 83]}"}},
     "upgrade/swapped-rows",
     "8"},
    {"UpgradeForgotten",
     {{"tiles.yaml", "to: [80, 81, 82, 83]", "to: [80, 81, 82]"}},
     "upgrade/natural-missing",
     "8"},
    {"ImpossibleUpgrade",
     {{"tiles.yaml", "{from: 9, to: [82, 83]}", "{from: 9, to: [80, 82, 83]}"}},
     "upgrade/track-lost",
     "9"},
    {"TileMirrored",
     {{"tiles.yaml", "  15: 6", "  15: 6\n  141: 3\n#"},
      {"tiles.yaml", "  141: 3\n  142", "  142"},
      {"tiles.yaml", "tiles:                      #",
       "tiles:\n  141: {colour: green, redefines: true, code: "
       "\"town=revenue:10;path=a:0,b:_0;path=a:3,b:_0;path=a:5,b:_0\"}  #"}},
     "tile/mirrors-standard",
     "141"},
    {"TileLosesASlot",
     {{"tiles.yaml", "city=revenue:60,slots:3;", "city=revenue:60,slots:1;"}},
     "upgrade/slots-shrink",
     "584"},
    {"TileLosesItsValue",
     {{"tiles.yaml", "city=revenue:50,slots:2;", "city=revenue:0,slots:2;"}},
     "tile/without-value",
     "121"},
    {"ColourNeverComes",
     {{"roster.yaml", "tiles: [yellow, green, brown]", "tiles: [yellow, green]"},
      {"roster.yaml", "tiles: [yellow, green, brown]", "tiles: [yellow, green]"},
      {"roster.yaml", "tiles: [yellow, green, brown]", "tiles: [yellow, green]"}},
     "tile/colour-never-available",
     "145"},
    {"TrainCount", {{"roster.yaml", "count: 6", "count: 7"}}, "train/total-differs", "trains"},
    {"TrainCountsExchanged",
     {{"roster.yaml", "count: 4", "count: 6 "}, {"roster.yaml", "count: 6\n", "count: 4\n"}},
     "train/count-rises",
     "3"},
    {"TrainRustsOnNothing", {{"roster.yaml", "rusts_on: 4D", "rusts_on: 4E"}}, "train/unknown-trigger", "4"},
    {"LimitRises",
     {{"roster.yaml", "limits: {major: 3, minor: 1}", "limits: {major: 5, minor: 1}"}},
     "phase/limit-rises",
     "4"},
    {"ParForgotten",
     {{"market.yaml", "par: [70, 75, 82, 90, 100]", "par: [75, 82, 90, 100]"}},
     "market/par-differs",
     "70"},
    {"MarketCell", {{"market.yaml", "245 270 300 330", "245 270 300 230"}}, "market/row-not-rising", "230"},
    {"MarketCellThatStillRises",
     {{"market.yaml", "110 122 135 150 165 180\n  - 65", "110 122 136 150 165 180\n  - 65"}},
     "market/odd-cell",
     "136"},
    {"Shares",
     {{"companies.yaml", "{percent: 10, count: 8}", "{percent: 10, count: 7}"}},
     "company/share-sum",
     "DSB"},
    {"HomeIsNoHex", {{"companies.yaml", "home: B19", "home: B20"}}, "company/home-not-on-map", "S&NJ"},
    {"HomeHasNoCity", {{"companies.yaml", "home: B19", "home: C18"}}, "company/home-without-city", "S&NJ"},
    {"HomesCollide",
     {{"companies.yaml", "{hex: F11, city: 1}", "{hex: F11, city: 0}"}},
     "company/home-slots",
     "3"},
    {"TokenCount",
     {{"companies.yaml", "tokens: [0, 40, 100, 100, 100, 100]", "tokens: [0, 40, 100, 100, 100]"}},
     "token/total-differs",
     "station_tokens"},
    {"PrivateBringsNoSuchShare",
     {{"companies.yaml", "{company: VR, percent: 10}", "{company: VR, percent: 20}"}},
     "private/share-not-issued",
     "Ferry"},
    {"PrivateLaysNoSuchTile",
     {{"companies.yaml", "tiles: [403, 121]", "tiles: [404, 121]"}},
     "private/unknown-tile",
     "SJS"},
    {"RowsOfPlayersExchanged",
     {{"title.yaml", "2: {cash: 900, certificates: 18}", "2: {cash: 450, certificates: 9}"},
      {"title.yaml", "4: {cash: 450, certificates: 9}", "4: {cash: 900, certificates: 18}"}},
     "money/cash-rises",
     "3"},
    {"OffMapTurned",
     {{"map.yaml", "path=a:5,b:_0,terminal:1", "path=a:0,b:_0,terminal:1"}},
     "map/track-leaves-board",
     "A4"},
};

INSTANTIATE_TEST_SUITE_P(Each, KnownMistake, testing::ValuesIn(known_mistakes), by_name);

TEST(KnownMistakes, TheTitleItselfHasNone) {
  const Findings findings = examine_copy("18scan", {}).findings;
  EXPECT_TRUE(findings.empty()) << told(findings);
}

}  // namespace
}  // namespace trackwright
