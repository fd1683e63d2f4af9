// Tests the titles that others extend: the starter that `new` copies, and the data of tests.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>

#include "designer/checks/check.h"
#include "tests/designer/program.h"
#include "tests/designer/scratch.h"
#include "tests/designer/trees.h"

namespace trackwright {
namespace {

void expect_sound(const std::string& folder, Severity least) {
  const DiskReader disk;
  const Loaded loaded = load_title(disk, source_installation(), source_folder() + "/" + folder);
  for (const Finding& finding : loaded.findings) ADD_FAILURE() << finding.check << ": " << finding.message;
  ASSERT_TRUE(loaded.title) << folder;
  for (const Finding& finding : run_checks(*loaded.title, loaded.gaps).findings)
    if (finding.severity >= least) ADD_FAILURE() << finding.check << ": " << finding.message;
}

TEST(StarterTest, IsSoundInEveryRespect) {
  expect_sound("templates/starter", Severity::Info);
}

TEST(SoundTest, TheSmallestTitleIsSoundInEveryRespect) {
  expect_sound("tests/data/sound", Severity::Info);
}

TEST(EverythingTest, IsSoundApartFromItsExceptions) {
  expect_sound("tests/data/everything", Severity::Info);
}

// Typical first additions to the starter give no error.
TEST(StarterTest, AcceptsTypicalAdditions) {
  const Scratch scratch;
  ASSERT_EQ(ran({"new", scratch.path("18new")}).code, 0);
  const auto more = [&](const std::string& name, const std::string& line, const std::string& another) {
    std::string text = scratch.read("18new/" + name);
    text.insert(text.find(line), another);
    scratch.write("18new/" + name, text);
  };
  more("tiles.yaml", "  57: 5", "  201: 1\n");
  more("roster.yaml", "  5: {count: 3", "  4B: {count: 2, price: 300, reach: 4}\n");
  more("companies.yaml", "  NR: {",
       "  MR: {name: Midland, colour: \"#7a4a9c\", text_colour: white, home: D6}\n");
  EXPECT_EQ(ran({"check", scratch.path("18new")}).out.find("error"), std::string::npos);
}

// `new` writes the name of the new title into this line.
TEST(StarterTest, HasALineForItsName) {
  const DiskReader disk;
  const auto text = disk.read(source_folder() + "/templates/starter/title.yaml", largest_file);
  ASSERT_TRUE(text);
  EXPECT_NE(text->find("\ntitle: \"New Title\"\n"), std::string::npos);
}

// `play` would list the rules that it does not know.
TEST(StarterTest, IsPlayedWithAllItsRules) {
  const Scratch scratch;
  ASSERT_EQ(ran({"new", scratch.path("18new")}).code, 0);
  const Ran played = ran({"play", scratch.path("18new"), scratch.path("game.json")});
  EXPECT_EQ(played.code, 0) << played.err;
  EXPECT_EQ(played.out.find("not played"), std::string::npos) << played.out;
  EXPECT_NE(scratch.read("game.json").find("\"actions\":[]"), std::string::npos);
}

// The terminal reports an invalid choice without repeating the list, and it reports a saved game.
TEST(StarterTest, ReportsAnInvalidChoiceAtTheTerminal) {
  const Scratch scratch;
  ASSERT_EQ(ran({"new", scratch.path("18new")}).code, 0);
  const DiskReader disk;
  std::ostringstream out, err;
  std::istringstream in("99\nfoo\n1\ns\nq\n");
  run({"play", scratch.path("18new"), scratch.path("game.json")},
      Environment{source_installation(), disk, Streams{out, err, false, &in}});
  EXPECT_THAT(out.str(), testing::HasSubstr("`99`"));
  EXPECT_THAT(out.str(), testing::HasSubstr("`foo`"));
  EXPECT_THAT(out.str(), testing::HasSubstr("game.json was saved"));
}

// The rulebook of its first kit has no section that is still to be written.
TEST(StarterTest, HasACompleteRulebook) {
  const Scratch scratch;
  ASSERT_EQ(ran({"new", scratch.path("18new")}).code, 0);
  const Ran kit = ran({"kit", scratch.path("18new"), "-o", scratch.path("kit")});
  ASSERT_EQ(kit.code, 0) << kit.err;
  EXPECT_THAT(scratch.read("kit/rulebook.md"), testing::HasSubstr("waterfall auction"));
  EXPECT_THAT(scratch.read("kit/rulebook.md"), testing::Not(testing::HasSubstr("To be written")));
}

}  // namespace
}  // namespace trackwright
