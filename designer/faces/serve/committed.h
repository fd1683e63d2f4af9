// A title as its last commit has it.
#pragma once

#include <functional>
#include <map>
#include <string>

#include "designer/format/text/files.h"
#include "engine/base/expected.h"

namespace trackwright::serve {

// The files of a folder in the last commit, by names below it; the error says why there are none.
using CommittedTexts =
    std::function<Expected<std::map<std::string, std::string>, std::string>(const std::string& folder)>;

// Asks git, where it is installed and knows the folder.
Expected<std::map<std::string, std::string>, std::string> texts_of_last_commit(const std::string& folder);

// A folder that holds these files and no others; all else is as another reader has it.
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
  MemoryReader texts_;  // by absolute paths
  const FileReader& elsewhere_;
};

}  // namespace trackwright::serve
