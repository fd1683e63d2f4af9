// Readers for resident processes: editor texts take precedence over files on disk, and reads are recorded for
// watching.
#pragma once

#include <map>
#include <set>
#include <string>

#include "designer/format/text/files.h"

namespace trackwright {

// Unsaved texts, by the paths of their files; the files need not exist on disk.
using UnsavedTexts = std::map<std::string, std::string>;

// Equal for all spellings of the path of a file, unless symbolic links are involved.
std::string absolute_path(const std::string& path);

// Returns these texts first, then the files of another reader. All spellings of a path mean the same file.
class UnsavedReader : public FileReader {
 public:
  UnsavedReader(const UnsavedTexts&, const FileReader& behind);
  Expected<std::string, ReadError> read(const std::string& path, std::uintmax_t limit) const override;
  bool is_file(const std::string& path) const override;
  bool is_directory(const std::string& path) const override;
  std::vector<std::string> list(const std::string& path) const override;
  bool lies_in(const std::string& path, const std::string& folder) const override;

 private:
  MemoryReader texts_;  // by absolute paths
  const FileReader& behind_;
};

// Records the paths requested from another reader. If one of them changes or appears, results may change. Not
// thread-safe.
class WatchedReader : public FileReader {
 public:
  explicit WatchedReader(const FileReader& behind) : behind_(behind) {}
  Expected<std::string, ReadError> read(const std::string& path, std::uintmax_t limit) const override;
  bool is_file(const std::string& path) const override;
  bool is_directory(const std::string& path) const override;
  std::vector<std::string> list(const std::string& path) const override;
  bool lies_in(const std::string& path, const std::string& folder) const override;

  // Files and folders as requested, without `.` and `..`.
  const std::set<std::string>& asked_for() const { return asked_for_; }

 private:
  void note(const std::string& path) const;

  const FileReader& behind_;
  mutable std::set<std::string> asked_for_;  // mutable, because reading is const
};

}  // namespace trackwright
