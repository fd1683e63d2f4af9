// Readers for a process that stays: texts of an editor before those on disk, and what there is to watch.
#pragma once

#include <map>
#include <set>
#include <string>

#include "designer/format/text/files.h"

namespace trackwright {

// Texts that are not saved, by the paths of their files; no file need be there yet.
using UnsavedTexts = std::map<std::string, std::string>;

// Equal for paths of the same file, from wherever they are written; symbolic links apart.
std::string absolute_path(const std::string& path);

// The texts, and behind them what another reader has. A path means the same file however it is written.
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

// Writes down what another reader is asked for: when any of it changes, or comes to be where it was missed,
// the answers may be others. For one thread.
class WatchedReader : public FileReader {
 public:
  explicit WatchedReader(const FileReader& behind) : behind_(behind) {}
  Expected<std::string, ReadError> read(const std::string& path, std::uintmax_t limit) const override;
  bool is_file(const std::string& path) const override;
  bool is_directory(const std::string& path) const override;
  std::vector<std::string> list(const std::string& path) const override;
  bool lies_in(const std::string& path, const std::string& folder) const override;

  // Files and folders, as they were asked for but for `.` and `..`.
  const std::set<std::string>& asked_for() const { return asked_for_; }

 private:
  void note(const std::string& path) const;

  const FileReader& behind_;
  mutable std::set<std::string> asked_for_;  // asking is const, as reading is
};

}  // namespace trackwright
