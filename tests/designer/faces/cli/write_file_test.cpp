#include "designer/faces/cli/write_file.h"

#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/file.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <string>
#include <vector>

#include "designer/format/text/files.h"
#include "tests/designer/scratch.h"

namespace trackwright {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

// Simulates a full disk: no file can grow beyond `bytes` during its lifetime.
class SmallDisk {
 public:
  explicit SmallDisk(rlim_t bytes) : handler_(std::signal(SIGXFSZ, SIG_IGN)) {
    getrlimit(RLIMIT_FSIZE, &before_);
    const rlimit small{bytes, before_.rlim_max};
    setrlimit(RLIMIT_FSIZE, &small);
  }
  SmallDisk(const SmallDisk&) = delete;
  SmallDisk& operator=(const SmallDisk&) = delete;
  ~SmallDisk() {
    setrlimit(RLIMIT_FSIZE, &before_);
    std::signal(SIGXFSZ, handler_);
  }

 private:
  void (*handler_)(int);
  rlimit before_{};
};

TEST(WriteFiles, WritesAllWithTheirFolders) {
  const Scratch scratch;
  EXPECT_FALSE(write_files(scratch.path("kit"), {{"a.pdf", "one"}, {"pieces/tiles/b.svg", "two"}}));
  EXPECT_EQ(scratch.read("kit/a.pdf"), "one");
  EXPECT_EQ(scratch.read("kit/pieces/tiles/b.svg"), "two");
  EXPECT_THAT(DiskReader().list(scratch.path("kit")), ElementsAre("a.pdf", "pieces"));
}

TEST(WriteFiles, LeavesNothingBehindOnAFullDisk) {
  const Scratch scratch;
  const SmallDisk disk(1000);
  const auto error =
      write_files(scratch.path("kit"), {{"a.pdf", "small"}, {"sub/b.pdf", std::string(5000, 'x')}});
  ASSERT_TRUE(error);
  EXPECT_THAT(error->path, HasSubstr("sub/b.pdf"));
  EXPECT_THAT(error->message, HasSubstr("cannot be written"));
  EXPECT_THAT(DiskReader().list(scratch.path()), IsEmpty());
}

TEST(WriteFiles, KeepsAnEarlierKitOnAFullDisk) {
  const Scratch scratch;
  scratch.write("kit/a.pdf", "old");
  const SmallDisk disk(1000);
  EXPECT_TRUE(write_files(scratch.path("kit"), {{"a.pdf", "new"}, {"b.pdf", std::string(5000, 'x')}}));
  EXPECT_EQ(scratch.read("kit/a.pdf"), "old");
  EXPECT_THAT(DiskReader().list(scratch.path("kit")), ElementsAre("a.pdf"));
}

TEST(WriteFile, ReportsAFullDisk) {
  const Scratch scratch;
  scratch.write("a.pdf", "old");
  const SmallDisk disk(1000);
  EXPECT_TRUE(write_file(scratch.path("a.pdf"), std::string(5000, 'x')).has_value());
  EXPECT_EQ(scratch.read("a.pdf"), "old");
  EXPECT_THAT(DiskReader().list(scratch.path()), ElementsAre("a.pdf"));
}

TEST(WriteFiles, ReportsAFileInPlaceOfTheFolder) {
  const Scratch scratch;
  scratch.write("kit", "a file");
  const auto error = write_files(scratch.path("kit"), {{"a.pdf", "one"}});
  ASSERT_TRUE(error);
  EXPECT_THAT(error->message, HasSubstr("Not a directory"));
  EXPECT_EQ(scratch.read("kit"), "a file");
}

TEST(WriteFiles, DoesNotChangeAReadOnlyFolder) {
  const Scratch scratch;
  scratch.write("kit/a.pdf", "old");
  std::filesystem::permissions(scratch.path("kit"),
                               std::filesystem::perms::owner_read | std::filesystem::perms::owner_exec);
  if (::access(scratch.path("kit").c_str(), W_OK) == 0) {
    std::filesystem::permissions(scratch.path("kit"), std::filesystem::perms::owner_all);
    GTEST_SKIP() << "this user may write everywhere";
  }
  EXPECT_TRUE(write_files(scratch.path("kit"), {{"a.pdf", "new"}, {"sub/b.pdf", "x"}}));
  std::filesystem::permissions(scratch.path("kit"), std::filesystem::perms::owner_all);
  EXPECT_EQ(scratch.read("kit/a.pdf"), "old");
  EXPECT_THAT(DiskReader().list(scratch.path("kit")), ElementsAre("a.pdf"));
}

TEST(WriteFiles, RemovesPartialFilesOfACrash) {
  const Scratch scratch;
  const std::string own = "kit/a.pdf.part-" + std::to_string(::getpid());
  for (const std::string& name : {own, std::string("kit/a.pdf.part-7-2"), std::string("kit/other.part-7"),
                                  std::string("kit/a.pdf.part-one")})
    scratch.write(name, "half");
  EXPECT_FALSE(write_files(scratch.path("kit"), {{"a.pdf", "one"}}));
  EXPECT_EQ(scratch.read("kit/a.pdf"), "one");
  EXPECT_THAT(DiskReader().list(scratch.path("kit")), ElementsAre("a.pdf", "a.pdf.part-one", "other.part-7"));
}

TEST(WriteFiles, KeepsPartialFilesOfARunningProgram) {
  const Scratch scratch;
  const std::string other = "kit/a.pdf.part-" + std::to_string(::getpid());
  scratch.write(other, "half");
  const int handle = ::open(scratch.path(other).c_str(), O_RDONLY);
  ASSERT_EQ(::flock(handle, LOCK_EX), 0);
  EXPECT_FALSE(write_files(scratch.path("kit"), {{"a.pdf", "one"}}));
  ::close(handle);
  EXPECT_EQ(scratch.read("kit/a.pdf"), "one");
  EXPECT_EQ(scratch.read(other), "half");
}

// A signal at any time leaves all new files or none, and no partial file.
TEST(WriteFiles, WritesAllOrNothingOnASignal) {
  const Scratch scratch;
  std::vector<OutputFile> files;
  for (int i = 0; i < 200; ++i) files.push_back({std::to_string(i) + ".pdf", std::string(20000, 'x')});
  for (int delay = 0; delay < 12; ++delay) {
    const pid_t child = ::fork();
    if (child == 0)
      while (true) write_files(scratch.path("kit" + std::to_string(delay)), files);
    ::usleep(static_cast<useconds_t>(1000 + delay * 700));
    ::kill(child, SIGTERM);
    int status = 0;
    ::waitpid(child, &status, 0);
    EXPECT_TRUE(WIFSIGNALED(status) && WTERMSIG(status) == SIGTERM);
    const std::size_t left = DiskReader().list(scratch.path("kit" + std::to_string(delay))).size();
    EXPECT_TRUE(left == 0 || left == files.size()) << left << " files";
  }
}

std::filesystem::perms mode_of(const std::string& path) {
  return std::filesystem::status(path).permissions();
}

TEST(UpdateFile, KeepsTheMode) {
  const Scratch scratch;
  scratch.write("map.yaml", "old");
  const auto own = std::filesystem::perms::owner_read | std::filesystem::perms::owner_write;
  std::filesystem::permissions(scratch.path("map.yaml"), own);
  EXPECT_FALSE(update_file(scratch.path("map.yaml"), "new"));
  EXPECT_EQ(scratch.read("map.yaml"), "new");
  EXPECT_EQ(mode_of(scratch.path("map.yaml")), own);
}

TEST(UpdateFile, RefusesAWriteProtectedFile) {
  const Scratch scratch;
  scratch.write("map.yaml", "old");
  std::filesystem::permissions(scratch.path("map.yaml"), std::filesystem::perms::owner_read);
  EXPECT_TRUE(update_file(scratch.path("map.yaml"), "new"));
  EXPECT_EQ(scratch.read("map.yaml"), "old");
  EXPECT_EQ(mode_of(scratch.path("map.yaml")), std::filesystem::perms::owner_read);
  EXPECT_THAT(DiskReader().list(scratch.path()), ElementsAre("map.yaml"));
}

TEST(UpdateFile, KeepsHardAndSymbolicLinks) {
  const Scratch scratch;
  scratch.write("map.yaml", "old");
  std::filesystem::create_hard_link(scratch.path("map.yaml"), scratch.path("copy.yaml"));
  std::filesystem::create_symlink("map.yaml", scratch.path("link.yaml"));
  EXPECT_FALSE(update_file(scratch.path("link.yaml"), "new"));
  EXPECT_TRUE(std::filesystem::is_symlink(scratch.path("link.yaml")));
  EXPECT_EQ(scratch.read("map.yaml"), "new");
  EXPECT_EQ(scratch.read("copy.yaml"), "new");
  EXPECT_THAT(DiskReader().list(scratch.path()), ElementsAre("copy.yaml", "link.yaml", "map.yaml"));
}

TEST(UpdateFile, MakesANewFile) {
  const Scratch scratch;
  EXPECT_FALSE(update_file(scratch.path("map.yaml"), "new"));
  EXPECT_EQ(scratch.read("map.yaml"), "new");
}

}  // namespace
}  // namespace trackwright
