#include "designer/format/title/position_file.h"

#include <gtest/gtest.h>

#include "tests/source_folder.h"

namespace trackwright {
namespace {

const Installation installation{source_folder() + "/titles", source_folder() + "/schemas",
                                source_folder() + "/templates"};

struct Read {
  std::optional<LoadedPosition> position;
  std::vector<std::string> checks;
};

// Reads a position of 18Scan.
Read read(const std::string& text) {
  const DiskReader disk;
  const MemoryReader files({{"position.yaml", text}}, &disk);
  Loaded loaded = load_title(files, installation, "18scan");
  Findings findings;
  Read result;
  result.position =
      load_position(files, installation, "position.yaml", loaded.title.value(), loaded.sources, findings);
  for (const Finding& finding : findings) {
    result.checks.push_back(finding.check);
    EXPECT_NE(finding.place.file, 0U) << finding.message;
  }
  return result;
}

std::vector<std::string> findings_of(const std::string& text) {
  return read(text).checks;
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

TEST(PositionFile, ReadsARecordOfAPlayedGameAsItStands) {
  const Read result = read(R"({"action":12,"round":"OR 1.1","entity":"NSB","phase":"2","tiles":["yellow"],
    "trains":[{"id":"2-0","name":"2","distance":2}],"laid":{"D9":["9",1]},"tokens":{"D7":[[0,0,"NSB"]]},
    "routes":[{"train":"2-0","path":["D7:4-c0"],"revenue":0,"hexes":[],"str":""}],"total":0})");
  EXPECT_EQ(result.checks, std::vector<std::string>());
  ASSERT_TRUE(result.position);
  EXPECT_EQ(result.position->train_ids, std::vector<std::string>{"2-0"});
  ASSERT_EQ(result.position->runs.size(), 1U);
  EXPECT_EQ(result.position->runs[0].path, std::vector<std::string>{"D7:4-c0"});
}

TEST(PositionFile, SaysWhatIsUnknown) {
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

TEST(PositionFile, SaysWhatCannotLieOrStand) {
  using Checks = std::vector<std::string>;
  EXPECT_EQ(findings_of(head + "trains: []\nlaid: {D9: [9, 6]}\n"), Checks{"position/rotation"});
  EXPECT_EQ(findings_of(head + "trains: []\nlaid: {G6: [9, 0]}\n"), Checks{"position/track"});
  EXPECT_EQ(findings_of(head + "trains: []\nlaid: {D9: [57, 1]}\n"), Checks{"position/unreachable"});
  EXPECT_EQ(findings_of(head + "trains: []\ntokens: {D7: [NSB, DSB]}\n"), Checks{"position/full-city"});
  EXPECT_EQ(findings_of(head + "trains: [2, 2, 2, 2, 2]\n"), Checks{"position/train-limit"});
}

TEST(PositionFile, IsHeldAgainstItsSchema) {
  EXPECT_EQ(findings_of(head + "trains: []\nlayd: {}\n"), std::vector<std::string>{"schema/unknown-key"});
  EXPECT_EQ(findings_of("phase: 2\ntrains: []\n"), std::vector<std::string>{"schema/missing-key"});
}

}  // namespace
}  // namespace trackwright
