// Imports and checks all titles of the reference facts in one run. Prints the total time of each step and the
// slowest titles. See bench/README.md.
#include <fmt/format.h>
#include <sys/resource.h>

#include <algorithm>
#include <chrono>
#include <string>
#include <vector>

#include "designer/checks/check.h"
#include "designer/studio/second_source.h"
#include "tests/engine/reference.h"
#include "tests/source_folder.h"

namespace {

using namespace trackwright;
using Clock = std::chrono::steady_clock;

double milliseconds_since(Clock::time_point start) {
  return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

struct Row {
  std::string title;
  double import = 0;
  double checks = 0;
  std::size_t findings = 0;
};

}  // namespace

int main() {
  const auto folder = reference::folder();
  if (folder.empty()) {
    fmt::print("no reference facts on this machine\n");
    return 0;
  }
  const std::string source = source_folder();
  const Installation installation{source + "/titles", source + "/schemas", source + "/templates"};
  const DiskReader disk;
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::directory_iterator(folder / "titles"))
    if (entry.path().filename() != "INDEX.json") files.push_back(entry.path());
  std::ranges::sort(files);
  std::vector<Row> rows;
  Row all;
  for (const auto& file : files) {
    Row row{file.stem().string(), 0, 0, 0};
    auto start = Clock::now();
    const Loaded loaded = load_second_source(disk, installation, file.string());
    row.import = milliseconds_since(start);
    if (!loaded.title) continue;  // the game has no map
    start = Clock::now();
    row.findings = run_checks(*loaded.title, loaded.gaps).findings.size();
    row.checks = milliseconds_since(start);
    all.import += row.import;
    all.checks += row.checks;
    all.findings += row.findings;
    rows.push_back(row);
  }
  std::ranges::sort(rows, std::greater{}, [](const Row& row) { return row.import + row.checks; });
  fmt::print("{} titles: import {:.0f} ms, checks {:.0f} ms, together {:.0f} ms; {} findings\n", rows.size(),
             all.import, all.checks, all.import + all.checks, all.findings);
  for (std::size_t i = 0; i < std::min<std::size_t>(rows.size(), 10); ++i)
    fmt::print("  {:24} import {:7.1f} ms  checks {:7.1f} ms  {:4} findings\n", rows[i].title, rows[i].import,
               rows[i].checks, rows[i].findings);
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  fmt::print("peak memory: {} MiB\n", usage.ru_maxrss / 1024);
}
