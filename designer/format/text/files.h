// The interface for reading files: from disk or from memory (tests, unsaved buffers).
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

// The size limit for files of a title: 16 MiB, some thousand times the size of a large file.
constexpr std::uintmax_t largest_file = std::uintmax_t{16} << 20U;

// Removes `.`, `..` and doubled slashes: equal folders have equal paths, unless symbolic links are involved.
std::string normal_path(const std::string& path);

struct ReadError {
  std::string message;                    // "is a directory", "cannot be read: permission denied", ...
  std::string check = "file/unreadable";  // or file/missing, file/directory, file/too-large
};

class FileReader {
 public:
  virtual ~FileReader() = default;
  // Reads the whole file. A file larger than `limit` bytes is an error.
  virtual Expected<std::string, ReadError> read(const std::string& path, std::uintmax_t limit) const = 0;
  virtual bool is_file(const std::string& path) const = 0;
  virtual bool is_directory(const std::string& path) const = 0;
  // Names (not paths) in a folder, sorted.
  virtual std::vector<std::string> list(const std::string& path) const = 0;
  // True if the file at the path is below the folder after resolving links and `..`.
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

// Files from a map of path (with '/') to content. A folder exists if a path is inside it. Falls back to
// another reader if given, so that a test can replace one file of a folder on disk.
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

// The texts that were read, numbered from 1. A Place refers to them.
class Sources {
 public:
  struct File {
    std::string path;  // as shown to the user
    std::string text;
    std::vector<std::uint32_t> line_starts;
  };
  // A file with the same path and text as an earlier one gets the number of that one.
  FileId add(std::string path, std::string text);
  const File* file(FileId) const;  // nullptr for 0

 private:
  std::vector<File> files_;
};

// The unit of a column: characters (code points), or units of UTF-16 as in editors, in which a character
// beyond U+FFFF counts two. A tab counts one, a byte-order mark zero.
enum class Columns { Characters, Utf16 };

struct LineColumn {
  std::uint32_t line = 0;    // from 1; 0: unknown
  std::uint32_t column = 0;  // from 1
};
LineColumn line_column(const Sources&, const Place&);
LineColumn line_column(const Sources::File&, std::uint32_t offset, Columns = Columns::Characters);

// The reverse: the byte offset of a line and column. A column beyond the line gives the end of the line,
// before its line feed. A line beyond the text gives the end of the text. A column inside a character gives
// its beginning.
std::uint32_t offset_at(const Sources::File&, LineColumn, Columns = Columns::Characters);

// The offset at which a JSON text nests lists and objects more than 64 levels deep, which would exhaust the
// stack. No valid game or position needs this depth.
std::optional<std::size_t> nested_too_deep(const std::string& json);

}  // namespace trackwright
