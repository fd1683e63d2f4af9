// All shipped YAML files, for tests of reading and writing.
#pragma once

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

#include "tests/source_folder.h"

namespace trackwright {

// Folders of titles, templates and test data. Tests run per folder instead of per file, since starting a
// program for each small file would take most of the time.
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

// Sorted paths of the files in the folder, including subfolders, except for `templates` and `tests/data`,
// whose subfolders are in the list of folders.
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
