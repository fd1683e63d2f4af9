// Tests a title during work: unsaved texts, and the last good title.
#include "designer/studio/workspace.h"

#include <gmock/gmock.h>

#include <filesystem>
#include <stdexcept>

#include "tests/designer/scratch.h"
#include "tests/designer/trees.h"

namespace trackwright {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Not;

// The smallest valid title, open in an editor.
class WorkspaceTest : public testing::Test {
 protected:
  const TitleView& view() { return workspace_.view(); }
  void type(const std::string& name, std::string text) {
    workspace_.set_unsaved(path(name), std::move(text));
  }
  void close(const std::string& name) { workspace_.drop_unsaved(path(name)); }
  std::string path(const std::string& name) const { return folder_ + "/" + name; }
  std::string saved(const std::string& name) const { return *disk_.read(path(name), largest_file); }
  // Returns the text of a file with one part replaced.
  std::string with(const std::string& name, const std::string& old, const std::string& by) const {
    std::string text = saved(name);
    const std::size_t at = text.find(old);
    EXPECT_NE(at, std::string::npos) << old;
    return text.replace(at, old.size(), by);
  }

 private:
  DiskReader disk_;
  std::string folder_ = source_folder() + "/tests/data/sound";
  Workspace workspace_{disk_, source_installation(), folder_};
};

TEST_F(WorkspaceTest, HasNoFindingsInASoundTitle) {
  EXPECT_THAT(view().examination.findings, IsEmpty());
  EXPECT_EQ(view().now, view().last_good);
  EXPECT_EQ(view().now->title->name, "Smallest Sound");
}

TEST_F(WorkspaceTest, KeepsTheLastGoodTitleWhileAWordIsBroken) {
  const auto before = view().last_good;
  type("title.yaml", with("title.yaml", "bank: 4000", "bank: 4O00"));
  EXPECT_THAT(checks_of(view().examination.findings), ElementsAre("schema/bad-value"));
  const Finding& finding = view().examination.findings.front();
  EXPECT_EQ(said(view().now->sources, finding.place), "4O00");
  EXPECT_EQ(view().last_good, before);
  EXPECT_EQ(view().last_good->title->bank->value, 4000);
}

TEST_F(WorkspaceTest, KeepsTheLastGoodTitleWhileAFileIsNotYaml) {
  const auto before = view().last_good;
  type("market.yaml", saved("market.yaml") + "foo: [");
  EXPECT_THAT(checks_of(view().examination.findings), Contains("file/syntax"));
  EXPECT_EQ(view().last_good, before);
}

TEST_F(WorkspaceTest, TheFixedTitleBecomesTheLastGoodOne) {
  const auto before = view().last_good;
  type("title.yaml", with("title.yaml", "bank: 4000", "bank: 4O00"));
  view();
  type("title.yaml", with("title.yaml", "bank: 4000", "bank: 5000"));
  EXPECT_THAT(view().examination.findings, IsEmpty());
  EXPECT_EQ(view().now, view().last_good);
  EXPECT_EQ(view().last_good->title->bank->value, 5000);
  EXPECT_EQ(before->title->bank->value, 4000) << "values that were given out stay";
}

// A title with findings of checks can still replace the last good one.
TEST_F(WorkspaceTest, ATitleWithFindingsOfChecksIsGood) {
  view();
  type("title.yaml", with("title.yaml", "totals: {tiles: 26", "totals: {tiles: 27"));
  EXPECT_THAT(checks_of(view().examination.findings), ElementsAre("manifest/total-differs"));
  EXPECT_EQ(view().now, view().last_good);
}

TEST_F(WorkspaceTest, HasNoLastGoodTitleIfNoneWasGood) {
  type("map.yaml", "hexes: 3\n");
  EXPECT_EQ(view().last_good, nullptr);
  EXPECT_THAT(view().examination.findings, Not(IsEmpty()));
}

TEST_F(WorkspaceTest, ReturnsToTheDiskWhenAFileIsClosed) {
  type("title.yaml", with("title.yaml", "Smallest Sound", "Another"));
  EXPECT_EQ(view().now->title->name, "Another");
  close("title.yaml");
  EXPECT_EQ(view().now->title->name, "Smallest Sound");
}

TEST_F(WorkspaceTest, ReadsAFileThatIsNotOnDisk) {
  EXPECT_FALSE(view().now->title->kit.paper);
  type("kit.yaml", "paper: A3\n");
  EXPECT_EQ(view().now->title->kit.paper->value, "A3");
}

TEST_F(WorkspaceTest, ReadsOnlyWhenSomethingHasChanged) {
  const auto first = view().now;
  EXPECT_EQ(view().now, first);
  type("title.yaml", saved("title.yaml"));
  const auto second = view().now;
  EXPECT_NE(second, first);
  type("title.yaml", saved("title.yaml"));
  close("map.yaml");
  EXPECT_EQ(view().now, second);
}

TEST_F(WorkspaceTest, ListsFilesToWatch) {
  const auto& watched = view().watched;
  EXPECT_THAT(watched, Contains(path("map.yaml")));
  EXPECT_THAT(watched, Contains(path("kit.yaml"))) << "which may come";
  EXPECT_THAT(watched, Contains(normal_path(source_folder() + "/titles/dictionary/yellow.yaml")));
  EXPECT_THAT(watched, Contains(normal_path(source_folder() + "/schemas/map.json")));
}

TEST(WorkspaceOnDisk, SeesASaveAfterANotification) {
  const Scratch scratch;
  std::filesystem::copy(source_folder() + "/tests/data/sound", scratch.path("a"));
  const DiskReader disk;
  Workspace workspace(disk, source_installation(), scratch.path("a"));
  EXPECT_EQ(workspace.view().now->title->bank->value, 4000);
  std::string text = scratch.read("a/title.yaml");
  scratch.write("a/title.yaml", text.replace(text.find("bank: 4000"), 10, "bank: 6000"));
  EXPECT_EQ(workspace.view().now->title->bank->value, 4000);
  workspace.disk_changed();
  EXPECT_EQ(workspace.view().now->title->bank->value, 6000);
}

TEST(WorkspaceOnDisk, SeesTextsOfTheExtendedTitle) {
  const DiskReader disk;
  const std::string data = source_folder() + "/tests/data";
  Workspace workspace(disk, source_installation(), data + "/variant");
  ASSERT_EQ(workspace.view().now->extends.size(), 2U);  // its option, and its base title
  const std::string below = workspace.view().now->extends.back();
  EXPECT_THAT(workspace.view().watched, Contains(below + "/roster.yaml"));
  const std::string text = *disk.read(below + "/roster.yaml", largest_file);
  workspace.set_unsaved(below + "/roster.yaml", text + "x-mine: 1\nfoo: 1\n");
  EXPECT_THAT(checks_of(workspace.view().examination.findings), Contains("schema/unknown-key"));
}

// An editor and the program that opened the folder may use different paths for one file.
TEST(UnsavedReader, FindsAFileByAnyOfItsPaths) {
  const MemoryReader behind({{"a/b.yaml", "old"}, {"a/c.yaml", "c"}});
  const std::string here = std::filesystem::current_path().string();
  const UnsavedReader reader({{here + "/a/x/../b.yaml", "new"}, {"./a/d.yaml", "d"}}, behind);
  EXPECT_EQ(*reader.read("a/b.yaml", 100), "new");
  EXPECT_EQ(*reader.read("a/c.yaml", 100), "c");
  EXPECT_EQ(*reader.read(here + "/a/d.yaml", 100), "d");
  EXPECT_TRUE(reader.is_file("a/d.yaml"));
  EXPECT_TRUE(reader.is_directory("a"));
  EXPECT_THAT(reader.list("a"), ElementsAre("b.yaml", "c.yaml", "d.yaml"));
  EXPECT_FALSE(reader.read("a/b.yaml", 2)) << "larger than was asked for";
}

// A reader that throws an exception, which no reader should do.
class FaultyReader : public DiskReader {
 public:
  Expected<std::string, ReadError> read(const std::string& path, std::uintmax_t limit) const override {
    if (faulty && path.ends_with("map.yaml")) throw std::runtime_error("a fault");
    return DiskReader::read(path, limit);
  }
  bool faulty = false;
};

TEST(WorkspaceFault, IsAFindingAndTheNextChangeRetries) {
  FaultyReader files;
  Workspace workspace(files, source_installation(), source_folder() + "/tests/data/sound");
  const auto good = workspace.view().last_good;
  files.faulty = true;
  workspace.disk_changed();
  const TitleView& broken = workspace.view();
  ASSERT_THAT(checks_of(broken.examination.findings), ElementsAre("file/program-fault"));
  EXPECT_NE(broken.now->sources.file(broken.examination.findings[0].place.file), nullptr);
  EXPECT_EQ(broken.last_good, good);
  files.faulty = false;
  workspace.disk_changed();
  EXPECT_THAT(workspace.view().examination.findings, IsEmpty());
}

}  // namespace
}  // namespace trackwright
