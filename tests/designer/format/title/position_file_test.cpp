#include "designer/format/title/position_file.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/designer/trees.h"
#include "tests/source_folder.h"

namespace trackwright {
namespace {

struct Read {
  std::optional<LoadedPosition> position;
  std::vector<std::string> checks;
  int errors = 0;
};

// Reads a position of a shipped title, by default 18Scan.
Read read(const std::string& text, const std::string& title = "18scan") {
  const DiskReader disk;
  const MemoryReader files({{"position.yaml", text}}, &disk);
  Loaded loaded = load_title(files, source_installation(), title);
  Findings findings;
  Read result;
  result.position = load_position(files, source_installation(), "position.yaml", loaded.title.value(),
                                  loaded.sources, findings);
  for (const Finding& finding : findings) {
    result.checks.push_back(finding.check);
    EXPECT_NE(finding.place.file, 0U) << finding.message;
    if (finding.severity == Severity::Error) ++result.errors;
  }
  return result;
}

std::vector<std::string> findings_of(const std::string& text, const std::string& title = "18scan") {
  return read(text, title).checks;
}

const std::string head = "phase: 2\nentity: NSB\n";

TEST(PositionFile, ReadsTheShortForm) {
  const Read result =
      read(head + "trains: [2, 1+1]\nlaid: {D9: [9, 1]}\ntokens: {D7: [NSB]}\nholdings: {NSB: [ferry]}\n");
  EXPECT_EQ(result.checks, std::vector<std::string>());
  ASSERT_TRUE(result.position);
  const Position& position = result.position->position;
  ASSERT_EQ(position.trains.size(), 2U);
  EXPECT_EQ(position.trains[0].reach.stops, 2);
  EXPECT_EQ(position.trains[1].name.value, "1+1");
  EXPECT_EQ(position.laid.at("D9").rotation, Rotation(1));
  ASSERT_EQ(position.tokens.at("D7").size(), 1U);
  EXPECT_EQ(position.tokens.at("D7")[0].slot, 0);
  EXPECT_EQ(position.holdings.at("NSB"), std::vector<std::string>{"ferry"});
}

TEST(PositionFile, ReadsAPositionOfARecordedGame) {
  const Read result = read(R"({"action":12,"round":"OR 1.1","entity":"NSB","phase":"2","tiles":["yellow"],
    "trains":[{"id":"2-0","name":"2","distance":2}],"laid":{"D9":["9",1]},"tokens":{"D7":[[0,0,"NSB"]]},
    "routes":[{"train":"2-0","path":["D7:4-c0"],"revenue":0,"hexes":[],"str":""}],"total":0})");
  EXPECT_EQ(result.checks, std::vector<std::string>());
  ASSERT_TRUE(result.position);
  EXPECT_EQ(result.position->train_ids, std::vector<std::string>{"2-0"});
  ASSERT_EQ(result.position->runs.size(), 1U);
  EXPECT_EQ(result.position->runs[0].path, std::vector<std::string>{"D7:4-c0"});
}

TEST(PositionFile, ReadsARecordedRunWithoutTrackAsOneCity) {
  const Read result =
      read(R"({"entity":"NSB","phase":"2","tiles":["yellow"],"trains":[{"id":"1-0","name":"2"}],
    "routes":[{"train":"1-0","hexes":["D7"],"stops":[["D7","c0",30]],"path":[],"revenue":30}]})");
  ASSERT_TRUE(result.position);
  ASSERT_EQ(result.position->runs.size(), 1U);
  EXPECT_EQ(result.position->runs[0].path, std::vector<std::string>{"D7:c0"});
}

TEST(PositionFile, ReportsUnknownNames) {
  using Checks = std::vector<std::string>;
  EXPECT_EQ(findings_of("phase: 7\nentity: NSB\ntrains: []\n"), Checks{"position/unknown-phase"});
  EXPECT_EQ(findings_of("phase: 2\nentity: NSX\ntrains: []\n"), Checks{"position/unknown-company"});
  EXPECT_EQ(findings_of(head + "trains: [9]\n"), Checks{"position/unknown-train"});
  EXPECT_EQ(findings_of(head + "trains: []\nlaid: {Z99: [9, 1]}\n"), Checks{"position/unknown-hex"});
  EXPECT_EQ(findings_of(head + "trains: []\nlaid: {D9: [9999, 1]}\n"), Checks{"position/unknown-tile"});
  EXPECT_EQ(findings_of(head + "trains: []\ntokens: {D7: [XYZ]}\n"), Checks{"position/unknown-company"});
  EXPECT_EQ(findings_of(head + "trains: []\ntokens: {D9: [NSB]}\n"), Checks{"position/unknown-city"});
  EXPECT_EQ(findings_of(head + "trains: []\nroutes: [{train: 2, path: []}]\n"),
            Checks{"position/unknown-train"});
}

TEST(PositionFile, ReportsImpossibleTilesAndTokens) {
  using Checks = std::vector<std::string>;
  EXPECT_EQ(findings_of(head + "trains: []\nlaid: {D9: [9, 6]}\n"), Checks{"position/rotation"});
  EXPECT_EQ(findings_of(head + "trains: []\nlaid: {G6: [9, 0]}\n"), Checks{"position/track"});
  EXPECT_EQ(findings_of(head + "trains: []\nlaid: {D9: [57, 1]}\n"), Checks{"position/unreachable"});
  EXPECT_EQ(findings_of(head + "trains: []\ntokens: {D7: [NSB, DSB]}\n"), Checks{"position/full-city"});
  EXPECT_EQ(findings_of(head + "trains: [2, 2, 2, 2, 2]\n"), Checks{"position/train-limit"});
}

// 18Norway, 8.4: only the edge of the map, fjords and glaciers bar track; Mjøsa changes with the phases.
TEST(PositionFile, ComparesTrackWithPresentOrPossibleNeighbours) {
  using Checks = std::vector<std::string>;
  const std::string three = "phase: 3\nentity: H\ntrains: [3]\n";
  EXPECT_EQ(findings_of(three + "laid: {I26: [LM1, 0], H27: [8, 4]}\n", "18norway"), Checks());
  EXPECT_EQ(findings_of("phase: 2\nentity: H\ntrains: []\nlaid: {H27: [8, 4]}\n", "18norway"), Checks());
  EXPECT_EQ(findings_of(three + "laid: {I26: [LM1, 0], A20: [8, 0]}\n", "18norway").size(), 1U);
}

TEST(PositionFile, AppliesTileSwapsOfTheRules) {
  using Checks = std::vector<std::string>;
  const Read brown = read("phase: 5\nentity: H\ntrains: []\n", "18norway");
  EXPECT_EQ(brown.checks, Checks{"position/swap"});
  EXPECT_EQ(brown.errors, 0);
  EXPECT_EQ(brown.position->position.laid.at("I26").id, "LM2");
  EXPECT_EQ(read("phase: 3\nentity: H\ntrains: []\n", "18norway").position->position.laid.at("I26").id,
            "LM1");
  EXPECT_FALSE(read("phase: 2\nentity: H\ntrains: []\n", "18norway").position->position.laid.contains("I26"));
  const Read said = read("phase: 5\nentity: H\ntrains: []\nlaid: {I26: [LM1, 0]}\n", "18norway");
  EXPECT_EQ(said.checks, Checks{"position/swap"});
  EXPECT_EQ(said.position->position.laid.at("I26").id, "LM1");
  // In this phase the war begins with the second 4-train, or not at all.
  const std::string four = "phase: 4\nentity: SJS\ntrains: []\nlaid: {C19: [D1, 0]}\n";
  EXPECT_EQ(findings_of(four, "denmark1847"), Checks());
  EXPECT_EQ(findings_of(four + "events: [war]\n", "denmark1847"), Checks{"position/swap"});
}

TEST(PositionFile, ReportsTooManyTrainsButRunsThem) {
  using Checks = std::vector<std::string>;
  const std::string four = "phase: 4\nentity: H\nlaid: {I26: [LM1, 0]}\n";
  EXPECT_EQ(findings_of(four + "trains: [2, 4, 4, 4]\n", "18norway"), Checks());  // 8.10: 2 is obsolete
  EXPECT_EQ(findings_of(four + "trains: [{name: 4, obsolete: true}, 4, 4, 4]\n", "18norway"), Checks());
  const Read many = read(four + "trains: [4, 4, 4, 4]\n", "18norway");
  EXPECT_EQ(many.checks, Checks{"position/train-limit"});
  EXPECT_EQ(many.errors, 0);
  EXPECT_EQ(findings_of("phase: 2\nentity: H\ntrains: [S3, S3]\n", "18norway"),
            Checks{"position/one-train-too-many"});
}

TEST(PositionFile, ReportsMissingValuesOfTheDraw) {
  const Read read_18qq = read("phase: 2\nentity: GK\ntrains: []\n", "18qq");
  EXPECT_THAT(read_18qq.checks, testing::Contains("position/value-not-said"));
  std::string said = "overrides:\n";
  for (const char* place : {"A1", "A23", "H2", "H22", "O1", "P18"})
    said += std::string("  ") + place + ": {o0: {revenue: 30}}\n";
  EXPECT_THAT(findings_of("phase: 2\nentity: GK\ntrains: []\n" + said, "18qq"),
              testing::Not(testing::Contains("position/value-not-said")));
}

TEST(PositionFile, RunsWithUnknownNamesIfPossible) {
  const Read company = read("phase: 2\nentity: NSX\ntrains: []\ntokens: {D7: [NSX]}\n");
  EXPECT_FALSE(company.checks.empty());
  EXPECT_EQ(company.errors, 0);
  const Read phase = read("phase: 7\ntiles: [yellow]\nentity: NSB\ntrains: []\n");
  EXPECT_EQ(phase.checks, std::vector<std::string>{"position/unknown-phase"});
  EXPECT_EQ(phase.errors, 0);
  const Read run = read(head + "trains: []\nroutes: [{train: 2, path: [], revenue: null}]\n");
  EXPECT_EQ(run.checks, std::vector<std::string>{"position/unknown-train"});
  EXPECT_EQ(run.errors, 0);
}

// A record of a played game states the tile colours of its phase. Its contents have really happened.
const std::string record = head + "tiles: [yellow]\n";

TEST(PositionFile, DropsRecordedTilesThatTheTitleLacks) {
  const Read changed = read(record + "trains: []\nlaid: {D9: ['9*2', 1], F11: [F11, 0]}\n");
  EXPECT_EQ(changed.checks, (std::vector<std::string>{"position/unknown-tile", "position/unknown-tile"}));
  EXPECT_EQ(changed.errors, 0);
  EXPECT_EQ(changed.position->position.laid.at("D9").id, "9");
  EXPECT_FALSE(changed.position->position.laid.contains("F11"));
  EXPECT_THAT(changed.position->left_out, testing::ElementsAre(testing::HasSubstr("tile 9*2 in D9: tile `9`"),
                                                               testing::HasSubstr("tile F11 in F11: ")));
  EXPECT_EQ(read(record + "trains: []\nlaid: {D9: [9999, 1]}\n").errors, 1);
  const Read city = read(record + "trains: []\ntokens: {D9: [[0, 0, NSB]]}\n");
  EXPECT_EQ(city.errors, 0);
  EXPECT_THAT(city.position->left_out, testing::ElementsAre("the token of NSB in D9"));
}

TEST(PositionFile, EndsRecordedTrackAtTheEdgeOfTheBoard) {
  const std::string off = "trains: []\nlaid: {G6: [9, 0]}\n";
  EXPECT_EQ(read(head + off).errors, 1);
  const Read recorded = read(record + off);
  EXPECT_EQ(recorded.checks, std::vector<std::string>{"position/track"});
  EXPECT_EQ(recorded.errors, 0);
}

TEST(PositionFile, RunsARecordedTrainWithoutUnknownStops) {
  const std::string train =
      "trains: [{name: 2, distance: [{nodes: [city, mine], pay: 2}, {nodes: [elevator], pay: 9}]}]\n";
  EXPECT_EQ(read(head + train).errors, 2);
  const Read recorded = read(record + train);
  EXPECT_EQ(recorded.checks, (std::vector<std::string>{"position/unknown-stop", "position/unknown-stop",
                                                       "position/other-reach"}));
  EXPECT_EQ(recorded.errors, 0);
  ASSERT_EQ(recorded.position->position.trains[0].reach.rows.size(), 1U);
  EXPECT_EQ(recorded.position->position.trains[0].reach.rows[0].kinds, std::vector{StopKind::City});
}

// The starter, with a train that counts three hexes, and an unlimited train whose stops count twice.
TEST(PositionFile, ReportsARecordedDistanceThatDiffers) {
  const std::string folder = source_folder() + "/templates/starter";
  const DiskReader disk;
  const auto reach = [&](const std::string& in_title, const std::string& distance) {
    std::string roster = disk.read(folder + "/roster.yaml", largest_file).value();
    const std::string before = "reach: 3";
    EXPECT_NE(roster.find(before), std::string::npos);
    roster.replace(roster.find(before), before.size(), "reach: " + in_title);
    const MemoryReader files(
        {{folder + "/roster.yaml", roster},
         {"position.yaml",
          "phase: 3\nentity: NR\ntrains: [{id: 3-0, name: 3, distance: " + distance + "}]\n"}},
        &disk);
    Loaded loaded = load_title(files, source_installation(), folder);
    Findings findings;
    const auto position = load_position(files, source_installation(), "position.yaml", loaded.title.value(),
                                        loaded.sources, findings);
    std::vector<std::string> checks;
    for (const Finding& finding : findings) checks.push_back(finding.check);
    return std::pair(position.value().position.trains.at(0).reach, checks);
  };
  const std::vector<std::string> none;
  const std::vector<std::string> other{"position/other-reach"};
  EXPECT_EQ(reach("{hexes: 3}", "3").first.hexes, 3);
  EXPECT_EQ(reach("{hexes: 3}", "3").second, none);
  EXPECT_EQ(reach("{hexes: 3}", "4").first.hexes, 3);
  EXPECT_EQ(reach("{hexes: 3}", "4").second, other);
  EXPECT_TRUE(reach("unlimited", "99").first.unlimited);
  EXPECT_EQ(reach("unlimited", "99").second, none);
  EXPECT_EQ(reach("3", "5").first.stops, 5);
  EXPECT_EQ(reach("3", "5").second, other);
}

TEST(PositionFile, ReadsTheSetupOfARecordedGame) {
  const Read result = read(record + R"(trains: [2]
map_diff:
  D7: null
  D9: {color: gray, code: 'city=revenue:30;path=a:0,b:_0', rotation: 1}
  F11: {color: white, code: 'city=revenue:0;pier=2'}
extra_tiles: {'9*': {color: yellow, code: 'path=a:0,b:1'}}
laid: {E10: ['9*', 1]}
tokens: {D9: [[0, 0, NSB]]}
)");
  EXPECT_EQ(result.errors, 0);
  EXPECT_THAT(result.checks, testing::Contains("tile/language"));
  ASSERT_TRUE(result.position && result.position->set_up);
  const Map& map = result.position->set_up->map;
  EXPECT_EQ(map.find("D7"), nullptr);
  EXPECT_EQ(exits(map.find("D9")->tile), 1U << 1);
  EXPECT_TRUE(map.find("D9")->fixed);
  EXPECT_TRUE(map.find("F11")->tile.stops.empty());
  EXPECT_EQ(exits(result.position->position.laid.at("E10").tile), 0b110U);
  EXPECT_EQ(result.position->position.tokens.at("D9").size(), 1U);
  EXPECT_FALSE(read(record + "trains: [2]\n").position->set_up);
}

// D8 of tests/data/everything has a neutral station in its first slot.
TEST(PositionFile, HasNeutralStationsIfNoTokensAreStated) {
  const std::string everything_folder = source_folder() + "/tests/data/everything";
  const std::string start = "phase: 2\nentity: AR\ntrains: []\n";
  const Read silent = read(start, everything_folder);
  ASSERT_TRUE(silent.position);
  const auto& tokens = silent.position->position.tokens;
  ASSERT_TRUE(tokens.contains("D8"));
  ASSERT_EQ(tokens.at("D8").size(), 1U);
  EXPECT_EQ(tokens.at("D8")[0].company, "Docks");
  EXPECT_EQ(tokens.at("D8")[0].kind, "neutral");
  EXPECT_EQ(tokens.at("D8")[0].slot, 0);

  const Read stated = read(start + "tokens: {D8: [Docks, AR]}\n", everything_folder);
  ASSERT_TRUE(stated.position);
  EXPECT_THAT(stated.checks, testing::Not(testing::Contains("position/unknown-company")));
  EXPECT_EQ(stated.position->position.tokens.at("D8").size(), 2U);
}

TEST(PositionFile, ReportsAnUnknownColour) {
  using Checks = std::vector<std::string>;
  const Read of_phase = read("phase: 2\nentity: NSB\ntiles: [yelow]\ntrains: []\n");
  EXPECT_EQ(of_phase.checks, Checks{"schema/bad-value"});
  EXPECT_EQ(of_phase.errors, 0);
  EXPECT_EQ(read(record + "trains: [2]\nmap_diff: {D9: {color: gry}}\n").checks, Checks{"schema/bad-value"});
  EXPECT_EQ(read(record + "trains: [2]\nextra_tiles: {X1: {color: greeen, code: 'path=a:0,b:1'}}\n").checks,
            Checks{"schema/bad-value"});
}

TEST(PositionFile, IsValidatedByItsSchema) {
  EXPECT_EQ(findings_of(head + "trains: []\nlayd: {}\n"), std::vector<std::string>{"schema/unknown-key"});
  EXPECT_EQ(findings_of("phase: 2\ntrains: []\n"), std::vector<std::string>{"schema/missing-key"});
}

}  // namespace
}  // namespace trackwright
