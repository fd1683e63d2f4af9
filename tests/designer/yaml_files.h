// All YAML that is shipped, for tests of reading and writing it.
#pragma once

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

#include "tests/source_folder.h"

namespace trackwright {

// Folders of titles, templates and test data. A test is of one folder and not of one file: of so many small
// ones most of the time would go into starting programs.
inline std::vector<std::string> yaml_folders() {
  std::vector<std::string> folders;
  for (const char* above : {"titles", "templates", "tests/data"})
    for (const auto& entry : std::filesystem::directory_iterator(source_folder() + "/" + above))
      if (entry.is_directory())
        folders.push_back(std::string(above) + "/" + entry.path().filename().string());
  for (const char* alone : {"templates", "tests/data"}) folders.emplace_back(alone);
  std::ranges::sort(folders);
  return folders;
}

// Paths of the files in such a folder, sorted; of one that has others in the list its own alone.
inline std::vector<std::string> yaml_files(const std::string& folder) {
  std::vector<std::string> paths;
  const auto add = [&](const std::filesystem::directory_entry& entry) {
    if (entry.path().extension() == ".yaml") paths.push_back(entry.path().string());
  };
  const std::string path = source_folder() + "/" + folder;
  if (folder == "templates" || folder == "tests/data")
    for (const auto& entry : std::filesystem::directory_iterator(path)) add(entry);
  else
    for (const auto& entry : std::filesystem::recursive_directory_iterator(path)) add(entry);
  std::ranges::sort(paths);
  return paths;
}

}  // namespace trackwright
