// The seam through which files are read: from disk, from memory (tests, unsaved buffers).
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/base/expected.h"
#include "engine/base/place.h"

namespace trackwright {

// No file of a title is read beyond this size: 16 MiB, some thousand times a large one.
constexpr std::uintmax_t largest_file = std::uintmax_t{16} << 20U;

// A path without `.`, `..` and doubled slashes: equal for equal folders, symbolic links apart.
std::string normal_path(const std::string& path);

struct ReadError {
  std::string message;                    // "is a directory", "cannot be read: permission denied", ...
  std::string check = "file/unreadable";  // or file/missing, file/directory, file/too-large
};

class FileReader {
 public:
  virtual ~FileReader() = default;
  // Whole content. A file larger than `limit` bytes is an error.
  virtual Expected<std::string, ReadError> read(const std::string& path, std::uintmax_t limit) const = 0;
  virtual bool is_file(const std::string& path) const = 0;
  virtual bool is_directory(const std::string& path) const = 0;
  // Names (not paths) in a folder, sorted.
  virtual std::vector<std::string> list(const std::string& path) const = 0;
  // Whether what is read under a path lies below the folder, wherever links lead and `..` climbs.
  virtual bool lies_in(const std::string& path, const std::string& folder) const;
};

class DiskReader : public FileReader {
 public:
  Expected<std::string, ReadError> read(const std::string& path, std::uintmax_t limit) const override;
  bool is_file(const std::string& path) const override;
  bool is_directory(const std::string& path) const override;
  std::vector<std::string> list(const std::string& path) const override;
  bool lies_in(const std::string& path, const std::string& folder) const override;
};

// Paths with '/', given as path -> content; folders exist where a path lies in them. Falls back to another
// reader where one is given, so that a test can lay one changed file over a folder on disk.
class MemoryReader : public FileReader {
 public:
  explicit MemoryReader(std::map<std::string, std::string> files, const FileReader* behind = nullptr);
  Expected<std::string, ReadError> read(const std::string& path, std::uintmax_t limit) const override;
  bool is_file(const std::string& path) const override;
  bool is_directory(const std::string& path) const override;
  std::vector<std::string> list(const std::string& path) const override;
  bool lies_in(const std::string& path, const std::string& folder) const override;

 private:
  std::map<std::string, std::string> files_;
  const FileReader* behind_;
};

// The texts that were read, numbered from 1: what a Place points into.
class Sources {
 public:
  struct File {
    std::string path;  // as shown to the user
    std::string text;
    std::vector<std::uint32_t> line_starts;
  };
  FileId add(std::string path, std::string text);
  const File* file(FileId) const;  // nullptr for 0

 private:
  std::vector<File> files_;
};

// What a column counts: characters (code points), or units of UTF-16, of which those beyond U+FFFF take two,
// as editors have it. A tab counts one, a byte-order mark nothing.
enum class Columns { Characters, Utf16 };

struct LineColumn {
  std::uint32_t line = 0;    // from 1; 0: unknown
  std::uint32_t column = 0;  // from 1
};
LineColumn line_column(const Sources&, const Place&);
LineColumn line_column(const Sources::File&, std::uint32_t offset, Columns = Columns::Characters);

// The way back: the byte offset of a line and column. Behind the end of a line that is its end, before its
// line feed; behind the last line the end of the text. A column within a character is that of its beginning.
std::uint32_t offset_at(const Sources::File&, LineColumn, Columns = Columns::Characters);

// Where the lists and objects of a JSON text are nested more than 64 levels deep, which no game or position
// needs: walking them would exhaust the stack.
std::optional<std::size_t> nested_too_deep(const std::string& json);

}  // namespace trackwright
