// The title in its last commit.
#pragma once

#include <functional>
#include <map>
#include <string>

#include "designer/format/text/files.h"
#include "engine/base/expected.h"

namespace trackwright::serve {

// The files of a folder in the last commit, by path relative to the folder; the error gives the reason why
// there are none.
using CommittedTexts =
    std::function<Expected<std::map<std::string, std::string>, std::string>(const std::string& folder)>;

// Runs git, if it is installed and the folder is in a repository.
Expected<std::map<std::string, std::string>, std::string> texts_of_last_commit(const std::string& folder);

// Reads a folder from these texts alone, and everything else from another reader.
class FolderReader : public FileReader {
 public:
  FolderReader(const std::string& folder, const std::map<std::string, std::string>& texts,
               const FileReader& elsewhere);
  Expected<std::string, ReadError> read(const std::string& path, std::uintmax_t limit) const override;
  bool is_file(const std::string& path) const override;
  bool is_directory(const std::string& path) const override;
  std::vector<std::string> list(const std::string& path) const override;
  bool lies_in(const std::string& path, const std::string& folder) const override;

 private:
  const FileReader& of(const std::string& absolute) const;

  std::string folder_;
  MemoryReader texts_;  // by absolute path
  const FileReader& elsewhere_;
};

}  // namespace trackwright::serve
