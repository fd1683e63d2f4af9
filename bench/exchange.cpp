// Imports and checks all games of 18xx-maker among the reference facts, and exports all shipped titles.
// Prints the errors of each game, the slowest imports, and the time and losses of each export. See
// bench/README.md.
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "designer/checks/check.h"
#include "designer/studio/export.h"
#include "designer/studio/import.h"
#include "designer/studio/open.h"
#include "tests/engine/reference.h"
#include "tests/source_folder.h"

namespace {

using namespace trackwright;
using Clock = std::chrono::steady_clock;

double milliseconds_since(Clock::time_point start) {
  return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

std::vector<std::filesystem::path> sorted(const std::filesystem::path& folder) {
  std::vector<std::filesystem::path> paths;
  if (std::filesystem::exists(folder))
    for (const auto& entry : std::filesystem::directory_iterator(folder)) paths.push_back(entry.path());
  std::ranges::sort(paths);
  return paths;
}

struct Game {
  std::string name;
  double import = 0;
  std::size_t warnings = 0;
};

// Prints the errors of a game. Returns false if there is one.
bool check_game(const Imported& imported, const Installation& installation, const std::string& name) {
  const DiskReader disk;
  std::map<std::string, std::string> files;
  for (const TitleFile& file : imported.files) files["made/" + file.name] = file.bytes;
  const Loaded loaded = load_title(MemoryReader(std::move(files), &disk), installation, "made");
  Findings findings = loaded.findings;
  if (const Title* seen = loaded.seen(); seen != nullptr) {
    const Findings more = run_checks(*seen, loaded.gaps).findings;
    findings.insert(findings.end(), more.begin(), more.end());
  }
  bool sound = loaded.readable;
  for (const Finding& finding : findings)
    if (finding.severity == Severity::Error) {
      sound = false;
      fmt::print("  {:18} {:28} {}\n", name, finding.check, finding.message);
    }
  return sound;
}

void import_games(const Installation& installation) {
  const DiskReader disk;
  std::vector<Game> games;
  std::size_t sound = 0;
  std::size_t warnings = 0;
  for (const auto& path : sorted(reference::folder() / "maker")) {
    const auto start = Clock::now();
    const Imported imported = import_title(disk, installation, path.string(), "maker");
    games.push_back({path.stem().string(), milliseconds_since(start), imported.warnings.size()});
    warnings += imported.warnings.size();
    if (check_game(imported, installation, games.back().name)) ++sound;
  }
  fmt::print("{} games of 18xx-maker, {} without an error, {} items not carried over\n", games.size(), sound,
             warnings);
  std::ranges::sort(games, std::greater{}, &Game::import);
  for (std::size_t i = 0; i < std::min<std::size_t>(games.size(), 5); ++i)
    fmt::print("  {:18} import {:7.1f} ms\n", games[i].name, games[i].import);
}

void export_titles(const Installation& installation) {
  const DiskReader disk;
  for (const auto& path : sorted(installation.titles)) {
    if (!std::filesystem::exists(path / "title.yaml")) continue;
    const Loaded loaded = open_title(disk, installation, path.string());
    for (const auto& [format, meaning] : export_names()) {
      const auto start = Clock::now();
      const auto exported = export_title(disk, installation, loaded, format);
      fmt::print("  {:18} export {:6} {:7.1f} ms  {:4} losses\n", path.filename().string(), format,
                 milliseconds_since(start), exported ? exported->losses.size() : 0);
    }
  }
}

}  // namespace

int main() {
  const std::string source = source_folder();
  const Installation installation{source + "/titles", source + "/schemas", source + "/templates"};
  if (reference::folder().empty())
    fmt::print("no reference facts on this machine\n");
  else
    import_games(installation);
  export_titles(installation);
}
