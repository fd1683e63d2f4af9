#include "designer/faces/cli/write_folder.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <chrono>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "designer/format/text/files.h"
#include "tests/designer/scratch.h"

namespace trackwright {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

std::vector<OutputFile> kit_of(const std::string& content) {
  std::vector<OutputFile> files;
  for (int i = 0; i < 20; ++i) {
    const std::string number = std::to_string(i);
    files.push_back({"file-" + number + ".pdf", content});
    files.push_back({"pieces/tiles/" + number + ".svg", content});
  }
  return files;
}

TEST(WriteFolder, CreatesFolders) {
  const Scratch scratch;
  EXPECT_FALSE(write_folder(scratch.path("a/kit"), {{"a.pdf", "one"}, {"pieces/b.svg", "two"}}));
  EXPECT_EQ(scratch.read("a/kit/a.pdf"), "one");
  EXPECT_EQ(scratch.read("a/kit/pieces/b.svg"), "two");
  EXPECT_THAT(DiskReader().list(scratch.path("a")), ElementsAre("kit"));
}

TEST(WriteFolder, KeepsOtherFiles) {
  const Scratch scratch;
  scratch.write("kit/a.pdf", "old");
  scratch.write("kit/notes.txt", "mine");
  scratch.write("kit/pieces/own/c.svg", "mine too");
  scratch.write("target", "kept");
  scratch.write("kit/b.pdf.part-7", "half");
  std::filesystem::create_symlink("../target", scratch.path("kit/b.pdf"));
  EXPECT_FALSE(
      write_folder(scratch.path("kit"), {{"a.pdf", "one"}, {"b.pdf", "two"}, {"pieces/b.svg", "three"}}));
  EXPECT_EQ(scratch.read("kit/a.pdf"), "one");
  EXPECT_EQ(scratch.read("kit/b.pdf"), "two");
  EXPECT_EQ(scratch.read("target"), "kept");
  EXPECT_EQ(scratch.read("kit/notes.txt"), "mine");
  EXPECT_EQ(scratch.read("kit/pieces/own/c.svg"), "mine too");
  EXPECT_THAT(DiskReader().list(scratch.path("kit")), ElementsAre("a.pdf", "b.pdf", "notes.txt", "pieces"));
  EXPECT_THAT(DiskReader().list(scratch.path()), ElementsAre("kit", "target"));
}

TEST(WriteFolder, FollowsALink) {
  const Scratch scratch;
  scratch.write("real/a.pdf", "old");
  std::filesystem::create_symlink("real", scratch.path("kit"));
  EXPECT_FALSE(write_folder(scratch.path("kit"), {{"a.pdf", "new"}}));
  EXPECT_EQ(scratch.read("real/a.pdf"), "new");
  EXPECT_TRUE(std::filesystem::is_symlink(scratch.path("kit")));
}

TEST(WriteFolder, ChangesNothingIfAFileCannotBeWritten) {
  const Scratch scratch;
  scratch.write("kit/a.pdf", "old");
  scratch.write("kit/b.pdf/c", "a folder");
  const auto error = write_folder(scratch.path("kit"), {{"a.pdf", "new"}, {"b.pdf", "new"}});
  ASSERT_TRUE(error);
  EXPECT_THAT(error->path, HasSubstr("kit/b.pdf"));
  EXPECT_EQ(scratch.read("kit/a.pdf"), "old");
  EXPECT_THAT(DiskReader().list(scratch.path()), ElementsAre("kit"));
  scratch.write("file", "x");
  EXPECT_TRUE(write_folder(scratch.path("file"), {{"a.pdf", "new"}}));
  EXPECT_EQ(scratch.read("file"), "x");
}

// The working directory must stay the same folder.
TEST(WriteFolder, KeepsTheWorkingDirectory) {
  const Scratch scratch;
  scratch.write("kit/a.pdf", "old");
  const std::filesystem::path before = std::filesystem::current_path();
  std::filesystem::current_path(scratch.path("kit"));
  EXPECT_FALSE(write_folder(".", {{"a.pdf", "new"}}));
  EXPECT_TRUE(std::filesystem::equivalent(std::filesystem::current_path(), scratch.path("kit")));
  std::filesystem::current_path(before);
  EXPECT_EQ(scratch.read("kit/a.pdf"), "new");
}

// A child process writes one kit after another until it is killed at an arbitrary time.
TEST(WriteFolder, StaysCompleteIfTheWriterIsKilled) {
  const Scratch scratch;
  ASSERT_FALSE(write_folder(scratch.path("kit"), kit_of("first")));
  for (int round = 0; round < 40; ++round) {
    const pid_t writer = ::fork();
    if (writer == 0) {
      for (int i = 0;; ++i)
        if (write_folder(scratch.path("kit"), kit_of(std::string(5000, static_cast<char>('a' + i % 26)))))
          ::_exit(1);
    }
    ::usleep(static_cast<useconds_t>(1000 + 777 * round));
    ::kill(writer, SIGKILL);
    ::waitpid(writer, nullptr, 0);
    std::set<std::string> contents;
    for (const OutputFile& file : kit_of("")) contents.insert(scratch.read("kit/" + file.name));
    ASSERT_EQ(contents.size(), 1U) << "a mix in round " << round;
    ASSERT_FALSE(contents.begin()->empty());
  }
  EXPECT_FALSE(write_folder(scratch.path("kit"), kit_of("last")));
  EXPECT_THAT(DiskReader().list(scratch.path()), ElementsAre("kit")) << "leftovers";
}

// Another process saves files in the folder at arbitrary times; no save may be lost.
TEST(WriteFolder, KeepsFilesThatAnotherProcessSaves) {
  const Scratch scratch;
  scratch.write("kit/map.yaml", "0");
  for (int i = 0; i < 300; ++i) scratch.write("kit/notes/" + std::to_string(i), "note");
  const std::vector<OutputFile> files = kit_of("kit");
  std::atomic<bool> done = false;
  std::thread kits([&] {
    while (!done) EXPECT_FALSE(write_folder(scratch.path("kit"), files));
  });
  int lost = 0;
  for (int save = 1; save <= 300; ++save) {
    const std::string text = std::to_string(save);
    std::ofstream(scratch.path("saved")) << text;
    std::filesystem::rename(scratch.path("saved"), scratch.path("kit/map.yaml"));
    std::this_thread::sleep_for(std::chrono::microseconds(200 * (save % 7)));
    if (save % 10 != 0) continue;
    // Wait until the current write has put the file back.
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(2);
    while (scratch.read("kit/map.yaml") != text && std::chrono::steady_clock::now() < end)
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
    lost += scratch.read("kit/map.yaml") == text ? 0 : 1;
  }
  done = true;
  kits.join();
  EXPECT_EQ(lost, 0);
}

TEST(WriteFolder, KeepsAnOutputThatChangedDuringTheRun) {
  const Scratch scratch;
  EXPECT_FALSE(write_folder(scratch.path("kit"), {{"a.pdf", "one"}, {"rulebook.md", "one"}}));
  std::this_thread::sleep_for(std::chrono::milliseconds(20));
  const RunStart started = RunStart::now();
  std::this_thread::sleep_for(std::chrono::milliseconds(20));
  scratch.write("kit/rulebook.md", "by hand");
  EXPECT_FALSE(write_folder(scratch.path("kit"), {{"a.pdf", "two"}, {"rulebook.md", "two"}}, started));
  EXPECT_EQ(scratch.read("kit/a.pdf"), "two");
  EXPECT_EQ(scratch.read("kit/rulebook.md"), "by hand");
  EXPECT_FALSE(write_folder(scratch.path("kit"), {{"a.pdf", "three"}, {"rulebook.md", "three"}}));
  EXPECT_EQ(scratch.read("kit/rulebook.md"), "three");
}

}  // namespace
}  // namespace trackwright
