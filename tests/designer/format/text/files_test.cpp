#include "designer/format/text/files.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <filesystem>

#include "designer/format/text/utf8.h"
#include "tests/designer/scratch.h"

namespace trackwright {
namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

class DiskReaderTest : public testing::Test {
 protected:
  std::string path(const std::string& name) const { return scratch_.path(name); }

  Scratch scratch_;
  DiskReader reader_;
};

TEST_F(DiskReaderTest, ReadsBytesUnchanged) {
  scratch_.write("a.yaml", std::string("a\r\n\0b", 5));
  const auto content = reader_.read(path("a.yaml"), 5);
  ASSERT_TRUE(content.has_value());
  EXPECT_EQ(*content, std::string("a\r\n\0b", 5));
}

TEST_F(DiskReaderTest, RefusesALargerFileThanTheLimit) {
  scratch_.write("a.yaml", "123456");
  const auto content = reader_.read(path("a.yaml"), 5);
  ASSERT_FALSE(content.has_value());
  EXPECT_EQ(content.error().check, "file/too-large");
}

TEST_F(DiskReaderTest, RefusesAHugeFileWithoutReadingIt) {
  scratch_.write("huge.yaml", "");
  fs::resize_file(path("huge.yaml"), std::uintmax_t{1} << 40U);  // sparse
  const auto content = reader_.read(path("huge.yaml"), largest_file);
  ASSERT_FALSE(content.has_value());
  EXPECT_EQ(content.error().check, "file/too-large");
  EXPECT_THAT(content.error().message, HasSubstr("16 MiB"));
}

TEST_F(DiskReaderTest, DistinguishesMissingFilesAndFolders) {
  EXPECT_EQ(reader_.read(path("absent.yaml"), 10).error().check, "file/missing");
  EXPECT_EQ(reader_.read(scratch_.path(), 10).error().check, "file/directory");
}

TEST_F(DiskReaderTest, DoesNotWaitForAPipe) {
  ASSERT_EQ(::mkfifo(path("pipe").c_str(), 0600), 0);
  EXPECT_EQ(reader_.read(path("pipe"), 10).error().message, "is not an ordinary file");
}

TEST_F(DiskReaderTest, ListsNamesInOrder) {
  scratch_.write("b", "");
  scratch_.write("a", "");
  fs::create_directory(path("c"));
  EXPECT_THAT(reader_.list(scratch_.path()), ElementsAre("a", "b", "c"));
  EXPECT_THAT(reader_.list(path("absent")), IsEmpty());
  EXPECT_TRUE(reader_.is_file(path("a")));
  EXPECT_FALSE(reader_.is_file(path("c")));
  EXPECT_TRUE(reader_.is_directory(path("c")));
  EXPECT_FALSE(reader_.is_directory(path("absent")));
}

TEST(MemoryReader, HasTheFoldersOfItsPaths) {
  const MemoryReader reader({{"titles/x/map.yaml", "a"}, {"titles/x/art/a.svg", "b"}, {"titles/y.txt", "c"}});
  EXPECT_TRUE(reader.is_directory("titles"));
  EXPECT_TRUE(reader.is_directory("titles/x/"));
  EXPECT_FALSE(reader.is_directory("titles/y.txt"));
  EXPECT_FALSE(reader.is_directory("title"));
  EXPECT_THAT(reader.list("titles"), ElementsAre("x", "y.txt"));
  EXPECT_THAT(reader.list("titles/x"), ElementsAre("art", "map.yaml"));
  EXPECT_EQ(*reader.read("titles/x/map.yaml", 1), "a");
  EXPECT_EQ(reader.read("titles/x", 1).error().check, "file/directory");
  EXPECT_EQ(reader.read("titles/z", 1).error().check, "file/missing");
  EXPECT_EQ(reader.read("titles/x/map.yaml", 0).error().check, "file/too-large");
}

TEST(MemoryReader, OverridesTheReaderBelow) {
  const MemoryReader behind({{"x/a", "old"}, {"x/b", "kept"}});
  const MemoryReader reader({{"x/a", "new"}, {"x/c", "more"}}, &behind);
  EXPECT_EQ(*reader.read("x/a", 10), "new");
  EXPECT_EQ(*reader.read("x/b", 10), "kept");
  EXPECT_THAT(reader.list("x"), ElementsAre("a", "b", "c"));
  EXPECT_TRUE(reader.is_file("x/b"));
}

LineColumn at(const std::string& text, std::uint32_t offset) {
  Sources sources;
  const FileId id = sources.add("a.yaml", text);
  return line_column(sources, {id, offset, 1});
}

TEST(LineColumn, CountsCharactersNotBytes) {
  const std::string text = "a\n\tö\u2192b\r\nc";
  EXPECT_EQ(at(text, 0).line, 1U);
  EXPECT_EQ(at(text, 8).line, 2U);
  EXPECT_EQ(at(text, 8).column, 4U);  // tab, ö and the arrow count as one each
  EXPECT_EQ(at(text, 11).line, 3U);
  EXPECT_EQ(at(text, 11).column, 1U);
  EXPECT_EQ(at(text, 500).line, 3U);  // an offset beyond the end means the end
}

TEST(LineColumn, DoesNotCountAByteOrderMark) {
  EXPECT_EQ(at("\xEF\xBB\xBF"
               "ab",
               4)
                .column,
            2U);
}

TEST(LineColumn, CountsUtf16UnitsOnRequest) {
  const std::string text =
      "\xEF\xBB\xBF"
      "a\tå\U0001F682b\r\n\U0001F682\U0001F682c";
  Sources sources;
  const Sources::File& file = *sources.file(sources.add("a.yaml", text));
  const auto utf16 = [&](std::size_t offset) {
    const LineColumn at = line_column(file, static_cast<std::uint32_t>(offset), Columns::Utf16);
    return std::pair(at.line, at.column);
  };
  EXPECT_EQ(utf16(text.find("a")), std::pair(1U, 1U));
  EXPECT_EQ(utf16(text.find("å")), std::pair(1U, 3U));
  EXPECT_EQ(utf16(text.find("\U0001F682")), std::pair(1U, 4U));
  EXPECT_EQ(utf16(text.find("b")), std::pair(1U, 6U));
  EXPECT_EQ(utf16(text.find("c")), std::pair(2U, 5U));
  EXPECT_EQ(line_column(file, static_cast<std::uint32_t>(text.find("c"))).column, 3U);
}

TEST(OffsetAt, InvertsLineColumn) {
  const std::string text =
      "\xEF\xBB\xBF"
      "a\tå\U0001F682b\r\n\n\U0001F682c";
  Sources sources;
  const Sources::File& file = *sources.file(sources.add("a.yaml", text));
  for (const Columns columns : {Columns::Characters, Columns::Utf16})
    for (std::size_t i = 3; i <= text.size();
         i += std::max<std::size_t>(1, character_length(text.substr(i)))) {
      const auto offset = static_cast<std::uint32_t>(i);
      const bool within_line_end = text[i - 1] == '\r';
      EXPECT_EQ(offset_at(file, line_column(file, offset, columns), columns),
                offset - (within_line_end ? 1 : 0));
    }
}

TEST(OffsetAt, StaysInsideTheLineAndAtTheStartOfACharacter) {
  Sources sources;
  const Sources::File& file = *sources.file(sources.add("a.yaml", "ab\r\n\U0001F682x\n"));
  EXPECT_EQ(offset_at(file, {1, 9}), 2U);
  EXPECT_EQ(offset_at(file, {2, 2}, Columns::Utf16), 4U);  // the second UTF-16 unit of the engine
  EXPECT_EQ(offset_at(file, {2, 3}, Columns::Utf16), 8U);
  EXPECT_EQ(offset_at(file, {3, 4}), 10U);
  EXPECT_EQ(offset_at(file, {9, 1}), 10U);
  EXPECT_EQ(offset_at(file, {0, 0}), 0U);
}

TEST(LineColumn, IsZeroForAPlaceOutsideAllFiles) {
  EXPECT_EQ(line_column(Sources{}, Place{}).line, 0U);
  EXPECT_EQ(line_column(Sources{}, Place{3, 1, 1}).line, 0U);
}

}  // namespace
}  // namespace trackwright
