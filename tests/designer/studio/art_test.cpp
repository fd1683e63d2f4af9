#include "designer/studio/art.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sys/stat.h>

#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "tests/designer/scratch.h"
#include "tests/source_folder.h"

namespace trackwright {
namespace {

using testing::ElementsAre;
using testing::Key;

// The smallest valid title on disk, with a logo and an icon that it uses.
class ArtTest : public testing::Test {
 protected:
  ArtTest() {
    loaded_.folder = scratch_.path("t");
    Title& title = loaded_.title.emplace();
    title.companies.companies.emplace_back().logo = "dsb.svg";
    title.tiles["X"].tile.icons.push_back({.image = "mine"});
    scratch_.write("t/art/dsb.svg", "own");
    scratch_.write("t/art/icons/mine.png", "mine");
  }
  void link(const std::string& to, const std::string& name) const {
    std::filesystem::remove(scratch_.path(name));
    std::filesystem::create_symlink(to, scratch_.path(name));
  }
  ArtFiles art() const { return art_of(DiskReader(), loaded_); }

  Scratch scratch_;
  Loaded loaded_;
};

TEST_F(ArtTest, ContainsOnlyFilesThatTheTitleNames) {
  scratch_.write("t/art/refs/large.png", "never asked for");
  EXPECT_THAT(art(), ElementsAre(Key("dsb.svg"), Key("icons/mine.png")));
}

TEST_F(ArtTest, PrefersTheTitleToItsParent) {
  scratch_.write("parent/art/dsb.svg", "parent's");
  scratch_.write("parent/art/icons/mine.svg", "parent's");
  loaded_.extends = {scratch_.path("parent")};
  EXPECT_EQ(*art().at("dsb.svg").bytes, "own");
  EXPECT_EQ(*art().at("icons/mine.svg").bytes, "parent's");
}

TEST_F(ArtTest, FollowsALinkWithinTheTitle) {
  scratch_.write("t/pictures/dsb.svg", "own");
  link("../pictures/dsb.svg", "t/art/dsb.svg");
  EXPECT_EQ(*art().at("dsb.svg").bytes, "own");
}

TEST_F(ArtTest, RefusesAFileOutsideTheTitle) {
  scratch_.write("secret", "of somebody else");
  link(scratch_.path("secret"), "t/art/dsb.svg");
  EXPECT_EQ(art().at("dsb.svg").bytes, nullptr);
  EXPECT_THAT(art().at("dsb.svg").refused, testing::HasSubstr("outside"));
  loaded_.title->companies.companies.front().logo = "../../secret";
  EXPECT_EQ(art().at("../../secret").bytes, nullptr);
}

TEST_F(ArtTest, GivesTheReasonForUnreadableFiles) {
  const auto refused = [&] { return art().at("dsb.svg").refused; };
  std::filesystem::remove(scratch_.path("t/art/dsb.svg"));
  std::filesystem::create_directory(scratch_.path("t/art/dsb.svg"));
  EXPECT_EQ(refused(), "is a folder, not a file");
  std::filesystem::remove(scratch_.path("t/art/dsb.svg"));
  ASSERT_EQ(::mkfifo(scratch_.path("t/art/dsb.svg").c_str(), 0600), 0);
  EXPECT_EQ(refused(), "is not an ordinary file");
  std::filesystem::remove(scratch_.path("t/art/dsb.svg"));
  EXPECT_FALSE(art().contains("dsb.svg"));
}

TEST_F(ArtTest, GivesTheReasonForBrokenLinks) {
  link("nowhere.svg", "t/art/dsb.svg");
  EXPECT_THAT(art().at("dsb.svg").refused, testing::HasSubstr("link"));
  // A self-referring link acts like an unreadable folder, even for users who may read every folder.
  std::filesystem::remove_all(scratch_.path("t/art"));
  link("art", "t/art");
  EXPECT_THAT(art().at("dsb.svg").refused, testing::HasSubstr("cannot be read: "));
}

TEST_F(ArtTest, StopsAtALinkToItself) {
  link(".", "t/art/a");
  link(".", "t/art/b");
  EXPECT_EQ(art().size(), 2U);
}

TEST_F(ArtTest, ReportsABrokenIconOnce) {
  loaded_.title->tiles["Y"].tile.icons.push_back({.image = "mine"});
  const Findings broken = broken_icons(*loaded_.title, art());
  ASSERT_EQ(broken.size(), 1U);
  EXPECT_EQ(broken.front().check, "kit/broken-art");
  EXPECT_EQ(broken.front().object, "icons/mine.png");
  EXPECT_THAT(broken.front().message, testing::HasSubstr("cannot be drawn as SVG or PNG"));
}

TEST_F(ArtTest, AcceptsAnIconThatCanBeDrawn) {
  std::filesystem::remove(scratch_.path("t/art/icons/mine.png"));
  scratch_.write("t/art/icons/mine.svg",
                 R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h7v7z"/></svg>)");
  EXPECT_TRUE(broken_icons(*loaded_.title, art()).empty());
  scratch_.write("t/art/icons/mine.svg", R"(<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0"/>)");
  EXPECT_EQ(broken_icons(*loaded_.title, art()).size(), 1U);
}

TEST_F(ArtTest, ReportsUnknownReferencesOfAChapterAtTheirPlaces) {
  loaded_.title->companies.companies.front().id.value = "DSB";
  scratch_.write("t/art/broken.png", "no picture");
  scratch_.write("t/rulebook/10-history.md",
                 "# History\n\n[company DSB], [company XYZ] and\n  [tile X] but [tile 999] on [hex B2].\n\n"
                 "![Lost](art/lost.png)\n![Broken](art/broken.png)\n");
  Sources sources;
  const Chapters chapters = chapters_of(DiskReader(), loaded_, sources);
  const Findings found =
      chapter_faults(chapters, *loaded_.title, art_of(DiskReader(), loaded_, chapters.texts));
  std::vector<std::string> told;
  for (const Finding& one : found) {
    const LineColumn at = line_column(sources, one.place);
    told.push_back(one.check + ' ' + one.object + ' ' + std::to_string(at.line) + ':' +
                   std::to_string(at.column));
    EXPECT_TRUE(sources.file(one.place.file)->path.ends_with("t/rulebook/10-history.md"));
  }
  EXPECT_THAT(told, ElementsAre("kit/unknown-reference XYZ 3:25", "kit/unknown-reference 999 4:22",
                                "kit/unknown-reference B2 4:35", "kit/missing-art lost.png 6:13",
                                "kit/broken-art broken.png 7:15"));
}

}  // namespace
}  // namespace trackwright
