// All YAML that is shipped, for tests of reading and writing it.
#pragma once

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <string>
#include <vector>

#include "tests/source_folder.h"

namespace trackwright {

// Paths of the files of titles, templates and test titles, sorted.
inline std::vector<std::string> yaml_files() {
  std::vector<std::string> paths;
  for (const char* folder : {"/titles", "/templates", "/tests/data"})
    for (const auto& entry : std::filesystem::recursive_directory_iterator(source_folder() + folder))
      if (entry.path().extension() == ".yaml") paths.push_back(entry.path().string());
  std::ranges::sort(paths);
  return paths;
}

// "titles_1870_map" for such a path: the name of a test.
inline std::string file_words(const std::string& path) {
  std::string words = path.substr(source_folder().size() + 1);
  words.erase(words.size() - 5);
  std::ranges::replace_if(
      words, [](char c) { return std::isalnum(static_cast<unsigned char>(c)) == 0; }, '_');
  return words;
}

}  // namespace trackwright
