// `migrate` on tests/data/format1, the starter of release 0.1: tests/data/format1/migrated has the files that
// change.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "designer/format/title/formats.h"
#include "designer/format/title/load.h"
#include "designer/studio/examine.h"
#include "designer/studio/open.h"
#include "tests/designer/program.h"
#include "tests/designer/scratch.h"
#include "tests/designer/trees.h"
#include "tests/source_folder.h"

namespace trackwright {
namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

constexpr auto title_files = std::to_array<const char*>(
    {"title.yaml", "map.yaml", "tiles.yaml", "market.yaml", "roster.yaml", "companies.yaml", "kit.yaml"});

std::string data(const std::string& file) {
  return text_of("tests/data/format1/" + file);
}

// The names of the checks that report errors and warnings, those of reading included.
std::vector<std::string> found_in(const std::string& folder) {
  const Loaded loaded = open_title(DiskReader(), source_installation(), folder);
  Findings findings = examine(loaded, everything).findings;
  std::erase_if(findings, [](const Finding& finding) { return finding.severity == Severity::Info; });
  return checks_of(findings);
}

// A copy of the old title on disk.
class Migrate : public testing::Test {
 protected:
  void SetUp() override {
    for (const char* file : title_files) scratch_.write(std::string("title/") + file, data(file));
  }
  std::string folder() const { return scratch_.path("title"); }
  std::string path(const std::string& file) const { return scratch_.path("title/" + file); }
  std::string text(const std::string& file) const { return scratch_.read("title/" + file); }
  void write(const std::string& file, const std::string& all) const { scratch_.write("title/" + file, all); }
  void change(const std::string& file, const std::string& was, const std::string& is) const {
    write(file, replaced(text(file), was, is));
  }

 private:
  Scratch scratch_;
};

TEST_F(Migrate, WritesTheExpectedFilesAndNoOthers) {
  EXPECT_EQ(ran({"migrate", folder()}).code, 0);
  const std::set<std::string> changed{"title.yaml", "market.yaml", "roster.yaml"};
  for (const char* file : title_files)
    EXPECT_EQ(text(file), data((changed.contains(file) ? "migrated/" : "") + std::string(file))) << file;
}

TEST_F(Migrate, MakesATitleWithoutFindings) {
  EXPECT_THAT(found_in(folder()), ElementsAre("file/old-format"));
  ran({"migrate", folder()});
  EXPECT_THAT(found_in(folder()), IsEmpty());
}

TEST_F(Migrate, DoesNotChangeTheGame) {
  const Loaded before = open_title(DiskReader(), source_installation(), folder());
  ran({"migrate", folder()});
  const Loaded after = open_title(DiskReader(), source_installation(), folder());
  ASSERT_TRUE(before.title && after.title);
  EXPECT_EQ(*before.title, *after.title);
  EXPECT_EQ(after.title->market.row_end_right, RowEnd::Up);
  ASSERT_TRUE(after.title->runs.passage);
  EXPECT_EQ(after.title->runs.passage->crossings.size(), 2U);
}

TEST_F(Migrate, ChangesNothingTheSecondTime) {
  ran({"migrate", folder()});
  const auto time = fs::last_write_time(path("title.yaml"));
  const std::string before = text("title.yaml");
  EXPECT_EQ(ran({"migrate", folder()}).code, 0);
  EXPECT_EQ(ran({"migrate", folder(), "--diff"}).out, ran({"migrate", folder()}).out);
  EXPECT_EQ(text("title.yaml"), before);
  EXPECT_EQ(fs::last_write_time(path("title.yaml")), time);
}

TEST_F(Migrate, ShowsTheDifferenceAndChangesNoFile) {
  const Ran result = ran({"migrate", folder(), "--diff"});
  EXPECT_EQ(result.code, 0);
  for (const char* line : {"\n+format: 2\n", "\n-    hexes: [C9, C11]        # a card for each\n",
                           "\n+    crossings: [C9, C11]        # a card for each\n",
                           "\n+row_ends: {right: up, left: down}   # drawn as arrows\n"})
    EXPECT_NE(result.out.find(line), std::string::npos) << line;
  for (const char* file : title_files) EXPECT_EQ(text(file), data(file)) << file;
}

TEST_F(Migrate, KeepsTheModeAndLinksOfFiles) {
  fs::permissions(path("title.yaml"), fs::perms(0640));
  fs::rename(path("market.yaml"), path("prices.txt"));
  fs::create_symlink("prices.txt", path("market.yaml"));
  EXPECT_EQ(ran({"migrate", folder()}).code, 0);
  EXPECT_EQ(fs::status(path("title.yaml")).permissions(), fs::perms(0640));
  EXPECT_TRUE(fs::is_symlink(path("market.yaml")));
  EXPECT_EQ(text("prices.txt"), data("migrated/market.yaml"));
}

TEST_F(Migrate, KeepsWindowsLineEnds) {
  const auto dos = [](const std::string& all) {
    std::string lines;
    for (const char c : all) lines += c == '\n' ? std::string("\r\n") : std::string(1, c);
    return lines;
  };
  for (const char* file : title_files) write(file, dos(data(file)));
  EXPECT_EQ(ran({"migrate", folder()}).code, 0);
  for (const char* file : {"title.yaml", "market.yaml", "roster.yaml"})
    EXPECT_EQ(text(file), dos(data(std::string("migrated/") + file))) << file;
}

TEST_F(Migrate, AddsTheKeyAloneToATitleWithoutOldParts) {
  for (const char* file : {"market.yaml", "roster.yaml"}) write(file, data(std::string("migrated/") + file));
  write("title.yaml", replaced(data("migrated/title.yaml"), "format: 2\n", ""));
  EXPECT_THAT(found_in(folder()), IsEmpty());
  EXPECT_EQ(ran({"migrate", folder()}).code, 0);
  EXPECT_EQ(text("title.yaml"), data("migrated/title.yaml"));
}

TEST_F(Migrate, ReplacesAStatedFormat) {
  write("title.yaml", "format: 1   # as in 2026\n" + data("title.yaml"));
  EXPECT_EQ(ran({"migrate", folder()}).code, 0);
  EXPECT_EQ(format_of(parsed(text("title.yaml")).tree), 2);
  EXPECT_TRUE(text("title.yaml").starts_with("format: 2   # as in 2026\n"));
}

TEST_F(Migrate, LeavesWordsThatItDoesNotKnow) {
  change("market.yaml", "moves up", "to the next par cell");
  EXPECT_EQ(ran({"migrate", folder()}).code, 0);
  EXPECT_NE(text("market.yaml").find("right: to the next par cell,"), std::string::npos);
  EXPECT_THAT(found_in(folder()), ElementsAre("schema/bad-value"));
}

TEST_F(Migrate, RefusesANewerTitle) {
  write("title.yaml", "format: 3\n" + data("title.yaml"));
  change("market.yaml", "row_ends", "ends_of_rows");
  EXPECT_THAT(found_in(folder()), ElementsAre("file/new-format"));
  EXPECT_EQ(ran({"check", folder()}).code, 2);
  EXPECT_EQ(ran({"migrate", folder()}).code, 2);
  EXPECT_EQ(text("title.yaml"), "format: 3\n" + data("title.yaml"));
}

TEST_F(Migrate, RefusesWhatItCannotRead) {
  EXPECT_EQ(ran({"migrate", folder() + "/nowhere"}).code, 2);
  write("title.yaml", "format: two\n" + data("title.yaml"));
  EXPECT_EQ(ran({"migrate", folder()}).code, 2);
  write("title.yaml", data("title.yaml"));
  write("roster.yaml", data("roster.yaml") + "trains: {}\n");  // a key twice
  EXPECT_EQ(ran({"migrate", folder()}).code, 2);
  EXPECT_EQ(text("market.yaml"), data("market.yaml"));
}

TEST_F(Migrate, GoesOnAfterATitleThatItRefuses) {
  EXPECT_EQ(ran({"migrate", folder() + "/nowhere", folder()}).code, 2);
  EXPECT_EQ(text("title.yaml"), data("migrated/title.yaml"));
}

// A variant and its base have their own formats.
TEST_F(Migrate, ChangesAVariantWithoutItsBase) {
  write("../north/title.yaml", "extends: title\ntitle: North\n");
  write("../north/market.yaml", "row_ends: !replace {right: stays there}  # the wall\n");
  const std::string variant = path("../north");
  EXPECT_THAT(found_in(variant), UnorderedElementsAre("file/old-format", "file/old-format"));
  EXPECT_EQ(ran({"migrate", variant}).code, 0);
  EXPECT_EQ(text("../north/market.yaml"), "row_ends: !replace {right: stay}  # the wall\n");
  EXPECT_EQ(text("../north/title.yaml"), "format: 2\nextends: title\ntitle: North\n");
  EXPECT_EQ(text("title.yaml"), data("title.yaml"));
  EXPECT_THAT(found_in(variant), ElementsAre("file/old-format"));
}

// The files of an option have the format of its title.
TEST_F(Migrate, ChangesTheFilesOfOptions) {
  write("title.yaml", data("title.yaml") + "options: {wall: {changes: The wall stays.}}\n");
  write("options/wall/market.yaml", "row_ends: !replace {right: stays there}  # the wall\n");
  write("options/wall/title.yaml", "subtitle: The wall\n");
  EXPECT_EQ(ran({"migrate", folder()}).code, 0);
  EXPECT_EQ(text("options/wall/market.yaml"), "row_ends: !replace {right: stay}  # the wall\n");
  EXPECT_EQ(text("options/wall/title.yaml"), "subtitle: The wall\n");
  EXPECT_THAT(found_in(folder()), IsEmpty());
}

TEST_F(Migrate, ValidateReadsTheFilesOfOptions) {
  ran({"migrate", folder()});
  write("title.yaml", text("title.yaml") + "options: {wall: {changes: The wall stays.}}\n");
  write("options/wall/market.yaml", "row_ends: !replace {right: stay}\n");
  EXPECT_EQ(ran({"validate", folder()}).code, 0);
  write("options/wall/market.yaml", "row_ends: !replace {right: sideways}\n");
  EXPECT_EQ(ran({"validate", folder()}).code, 1);
}

TEST(FormatSteps, ChangeNothingInTheCurrentFormat) {
  for (const std::string title : {"18scan", "18norway", "1870", "denmark1847"}) {
    const std::string folder = "titles/" + title + "/";
    FileTrees trees;
    for (const FileKind& kind : file_kinds)
      if (fs::exists(source_folder() + "/" + folder + std::string(kind.name)))
        trees.emplace(kind.name, parsed(text_of(folder + std::string(kind.name))).tree);
    EXPECT_EQ(format_of(trees.find("title.yaml")->second), current_format) << title;
    EXPECT_THAT(apply_format_steps(trees, first_format), IsEmpty()) << title;
  }
}

TEST(FormatSteps, LeadToTheCurrentFormat) {
  int last = first_format;
  for (const FormatStep& step : format_steps()) {
    EXPECT_GE(step.format, last);
    EXPECT_LE(step.format, current_format);
    EXPECT_NE(std::ranges::find(file_kinds, step.file, &FileKind::name), file_kinds.end()) << step.file;
    last = step.format;
  }
  EXPECT_EQ(last, current_format);
}

TEST(FormatSteps, MakeAListOfASingleCrossing) {
  FileTrees trees;
  trees.emplace("roster.yaml", parsed("runs: {passage: {hexes: E5}}").tree);
  ASSERT_EQ(apply_format_steps(trees, 1).size(), 1U);
  const Node wanted = parsed("runs: {passage: {crossings: [E5]}}").tree;
  EXPECT_TRUE(same_tree(trees.find("roster.yaml")->second, wanted));
}

// Old words and what they become; an empty text: they stay.
TEST(FormatSteps, KnowWordsForEndsOfRows) {
  const std::vector<std::pair<std::string, std::string>> words{{"Up", "up"},
                                                               {"goes down", "down"},
                                                               {"Right and down.", "right and down"},
                                                               {"stays", "stay"},
                                                               {"the price moves left", "left"},
                                                               {"It closes", "the company closes"},
                                                               {"a player chooses", ""}};
  for (const auto& [was, is] : words) {
    FileTrees trees;
    trees.emplace("market.yaml", parsed("row_ends: {top: " + was + "}").tree);
    apply_format_steps(trees, 1);
    EXPECT_EQ(trees.find("market.yaml")->second.find("row_ends")->find("top")->text, is.empty() ? was : is);
  }
}

TEST(NewTitles, StateTheCurrentFormat) {
  const Scratch scratch;
  ran({"new", "first", "-o", scratch.path("first")});
  ran({"new", "second", "-o", scratch.path("second"), "--extends", scratch.path("first")});
  for (const char* title : {"first", "second"})
    EXPECT_EQ(format_of(parsed(scratch.read(std::string(title) + "/title.yaml")).tree), current_format)
        << title;
  EXPECT_NE(scratch.read("second/title.yaml").find("format:"), std::string::npos);
}

}  // namespace
}  // namespace trackwright
