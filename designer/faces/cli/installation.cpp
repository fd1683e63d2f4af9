#include "designer/faces/cli/installation.h"

#include <filesystem>

namespace trackwright {

namespace {

namespace fs = std::filesystem;

Installation at(const fs::path& root) {
  return {(root / "titles").string(), (root / "schemas").string(), (root / "templates").string()};
}

bool is_home(const FileReader& files, const fs::path& root) {
  return files.is_directory((root / "schemas").string()) && files.is_directory((root / "titles").string());
}

}  // namespace

Installation find_installation(const FileReader& files, const std::string& executable,
                               const std::string& home) {
  if (!home.empty()) return at(home);
  const fs::path program(executable);
  const fs::path data = (program.parent_path() / TRACKWRIGHT_DATA_FROM_PROGRAM).lexically_normal();
  if (!executable.empty() && is_home(files, data)) return at(data);
  for (fs::path folder = program.parent_path(); !folder.empty(); folder = folder.parent_path()) {
    if (is_home(files, folder)) return at(folder);
    if (is_home(files, folder / "share/trackwright")) return at(folder / "share/trackwright");
    if (folder == folder.root_path()) break;
  }
  return at(TRACKWRIGHT_DATA);
}

std::string installed_fonts(const FileReader& files, const Installation& installation) {
  std::string folder = (fs::path(installation.titles).parent_path() / "fonts").string();
  return files.is_directory(folder) ? folder : std::string();
}

}  // namespace trackwright
