#include "designer/faces/cli/write_file.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/resource.h>

#include <csignal>

#include "designer/format/text/files.h"
#include "tests/designer/scratch.h"

namespace trackwright {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

// Stands for a full disk: no file may grow beyond `bytes` while this lives.
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

TEST(WriteFiles, KeepsAnEarlierKitWholeOnAFullDisk) {
  const Scratch scratch;
  scratch.write("kit/a.pdf", "old");
  const SmallDisk disk(1000);
  EXPECT_TRUE(write_files(scratch.path("kit"), {{"a.pdf", "new"}, {"b.pdf", std::string(5000, 'x')}}));
  EXPECT_EQ(scratch.read("kit/a.pdf"), "old");
  EXPECT_THAT(DiskReader().list(scratch.path("kit")), ElementsAre("a.pdf"));
}

TEST(WriteFiles, SaysWhichFolderIsNone) {
  const Scratch scratch;
  scratch.write("kit", "a file");
  const auto error = write_files(scratch.path("kit"), {{"a.pdf", "one"}});
  ASSERT_TRUE(error);
  EXPECT_THAT(error->message, HasSubstr("Not a directory"));
  EXPECT_EQ(scratch.read("kit"), "a file");
}

TEST(WriteFiles, LeavesAReadOnlyFolderAsItWas) {
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

}  // namespace
}  // namespace trackwright
