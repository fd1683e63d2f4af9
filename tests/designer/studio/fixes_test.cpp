// Tests certain fixes: the text that they change, and that all other text stays.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>

#include "designer/format/text/edits.h"
#include "tests/designer/program.h"
#include "tests/designer/scratch.h"
#include "tests/source_folder.h"

namespace trackwright {
namespace {

using testing::HasSubstr;
using testing::Not;

// A copy of the smallest valid title on disk, whose files a test can change.
class Fixes : public testing::Test {
 protected:
  void SetUp() override { std::filesystem::copy(source_folder() + "/tests/data/sound", folder()); }
  std::string folder() const { return scratch_.path("title"); }
  std::string text(const std::string& file) const { return scratch_.read("title/" + file); }
  void change(const std::string& file, const std::string& was, const std::string& is) const {
    std::string all = text(file);
    const auto at = all.find(was);
    ASSERT_NE(at, std::string::npos) << was;
    all.replace(at, was.size(), is);
    write(file, all);
  }
  void write(const std::string& file, const std::string& all) const { scratch_.write("title/" + file, all); }

 private:
  Scratch scratch_;
};

TEST_F(Fixes, CorrectsAMisspeltKey) {
  const std::string before = text("map.yaml");
  change("map.yaml", "hexsides:", "hexsdies:  # the sea");
  const Ran result = ran({"check", folder(), "--fix"});
  EXPECT_EQ(result.code, 0) << result.out << result.err;
  EXPECT_THAT(result.err, HasSubstr("1 fixed"));
  std::string expected = before;
  expected.replace(expected.find("hexsides:"), 9, "hexsides:  # the sea");
  EXPECT_EQ(text("map.yaml"), expected);
}

TEST_F(Fixes, ShowsTheDifferenceWithoutChangingFiles) {
  change("map.yaml", "hexsides:", "hexsdies:");
  const std::string before = text("map.yaml");
  const Ran result = ran({"check", folder(), "--diff"});
  EXPECT_EQ(text("map.yaml"), before);
  EXPECT_THAT(result.out, HasSubstr("map.yaml\n@@ "));
  EXPECT_THAT(result.out, HasSubstr("\n-hexsdies:\n+hexsides:\n"));
}

TEST_F(Fixes, StatesAOneSidedBorderOnBothSides) {
  change("map.yaml", "B2: {name: Aston, code: \"city=revenue:0\"}",
         "B2: {name: Aston, code: \"city=revenue:0;border=edge:5,type:mountain,cost:20\"}  # the pass");
  const Ran result = ran({"check", folder(), "--fix"});
  EXPECT_EQ(result.code, 0) << result.out << result.err;
  EXPECT_THAT(text("map.yaml"), HasSubstr("B2: {name: Aston, code: \"city=revenue:0\"}  # the pass\n"));
  EXPECT_THAT(text("map.yaml"),
              HasSubstr("colour: blue}\n  - {between: [B2, C3], type: mountain, cost: 20}\n"));
}

TEST_F(Fixes, KeepsWindowsLineEnds) {
  change("map.yaml", "B2: {name: Aston, code: \"city=revenue:0\"}",
         "B2: {name: Aston, code: \"city=revenue:0;border=edge:5,type:mountain,cost:20\"}");
  std::string dos;
  for (const char c : text("map.yaml")) dos += c == '\n' ? std::string("\r\n") : std::string(1, c);
  write("map.yaml", dos);
  const Ran result = ran({"check", folder(), "--fix"});
  EXPECT_EQ(result.code, 0) << result.out << result.err;
  const std::string after = text("map.yaml");
  EXPECT_EQ(std::ranges::count(after, '\n'), std::ranges::count(after, '\r'));
  EXPECT_THAT(after, HasSubstr("  - {between: [B2, C3], type: mountain, cost: 20}\r\n"));
}

TEST_F(Fixes, RemovesAStaleException) {
  write("title.yaml", text("title.yaml") +
                          "allow:\n"
                          "  # why not\n"
                          "  - {check: map/hex-gap, at: [C9], because: a lake}\n"
                          "# the end\n");
  const Ran result = ran({"check", folder(), "--fix", "--strict"});
  EXPECT_EQ(result.code, 0) << result.out << result.err;
  EXPECT_THAT(text("title.yaml"), Not(HasSubstr("allow")));
  EXPECT_THAT(text("title.yaml"), HasSubstr("# the end\n"));
}

TEST_F(Fixes, RemovesOnlyTheStalePlaceOfAnException) {
  change("map.yaml", "  B4 C1 D2: {}", "  B4: {name: Owensboro}\n  C1 D2: {}");
  write("title.yaml",
        text("title.yaml") + "allow: [{check: map/name-without-stop, at: [B4, C9], because: an old name}]\n");
  const Ran result = ran({"check", folder(), "--fix", "--strict"});
  EXPECT_EQ(result.code, 0) << result.out << result.err;
  EXPECT_THAT(text("title.yaml"),
              HasSubstr("allow: [{check: map/name-without-stop, at: [B4], because: an old name}]\n"));
}

TEST_F(Fixes, RemovesZerosFromACoordinate) {
  change("companies.yaml", "home: B2}", "home: B02}  # Aston");
  const Ran result = ran({"check", folder(), "--fix"});
  EXPECT_EQ(result.code, 0) << result.out << result.err;
  EXPECT_THAT(text("companies.yaml"), HasSubstr("home: B2}  # Aston"));
}

TEST_F(Fixes, DoesNotFixUncertainMistakes) {
  change("roster.yaml", "price: 180", "price: 60");
  const std::string before = text("roster.yaml");
  ran({"check", folder(), "--fix"});
  EXPECT_EQ(text("roster.yaml"), before);
}

TEST(Edits, ApplyInOrder) {
  const Edited edited = apply_edits("one two three", {{{1, 8, 5}, "3"}, {{1, 0, 3}, "1"}, {{1, 2, 4}, "x"}});
  EXPECT_EQ(edited.text, "1 two 3");  // the one that overlaps another is left for the next time
  EXPECT_EQ(edited.applied, 2U);
}

TEST(UnifiedDiff, ShowsThreeLinesOfContext) {
  const std::string before = "a\nb\nc\nd\ne\nf\ng\nh\n";
  const std::string after = "a\nb\nc\nd\nE\nf\ng\nh\n";
  EXPECT_EQ(unified_diff("x.yaml", before, after),
            "--- x.yaml\n+++ x.yaml\n@@ -2,7 +2,7 @@\n b\n c\n d\n-e\n+E\n f\n g\n h\n");
  EXPECT_EQ(unified_diff("x.yaml", before, before), "");
}

TEST(UnifiedDiff, MarksAMissingNewlineAtTheEnd) {
  EXPECT_EQ(unified_diff("x", "a", "a\nb\n"),
            "--- x\n+++ x\n@@ -1,1 +1,2 @@\n-a\n\\ No newline at end of file\n+a\n+b\n");
}

}  // namespace
}  // namespace trackwright
