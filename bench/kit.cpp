// Measures the cost of a kit: each component alone, the whole on all cores, and the growth of time and size
// with the number of pieces. Usage: bench_kit [TITLE].
#include <fmt/core.h>

#include <algorithm>
#include <chrono>
#include <functional>
#include <thread>
#include <utility>
#include <vector>

#include "designer/format/press/theme_file.h"
#include "designer/format/title/load.h"
#include "designer/studio/kit_json.h"
#include "designer/studio/press.h"
#include "render/components/kinds.h"
#include "tests/source_folder.h"

namespace trackwright {
namespace {

double milliseconds(const std::function<void()>& work) {
  std::vector<double> times;
  for (int run = 0; run < 9; ++run) {
    const auto start = std::chrono::steady_clock::now();
    work();
    times.push_back(
        std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count());
  }
  std::nth_element(times.begin(), times.begin() + 4, times.end());
  return times[4];
}

std::vector<const ComponentKind*> all_kinds() {
  std::vector<const ComponentKind*> kinds;
  for (const ComponentKind& kind : component_kinds()) kinds.push_back(&kind);
  return kinds;
}

std::size_t bytes_of(const Component& printed) {
  std::size_t bytes = 0;
  for (const PrintedFile& file : printed.files) bytes += file.bytes.size();
  return bytes;
}

void each_component(const PrintJob& job) {
  fmt::print("{:<16}{:>10}{:>10}{:>8}{:>8}{:>10}\n", "component", "draw ms", "write ms", "pieces", "pages",
             "kB");
  for (const ComponentKind* kind : all_kinds()) {
    Kit kit;
    const double draw = milliseconds([&] { kit = draw_kit({kind}, job); });
    if (kit.components.empty()) continue;
    Component& component = kit.components.front();
    if (component.pieces.empty() && component.boards.empty()) continue;
    const double write = milliseconds([&] { print_component(component, job, {}); });
    std::size_t pages = 0;
    for (const PrintedFile& file : component.files) pages += file.page_names.size();
    fmt::print("{:<16}{:>10.1f}{:>10.1f}{:>8}{:>8}{:>10.1f}\n", component.id, draw, write, component.count(),
               pages, static_cast<double>(bytes_of(component)) / 1000);
  }
}

void whole_kit(const PrintJob& job) {
  std::size_t bytes = 0;
  double join = 0;
  const double all = milliseconds([&] {
    PrintJob own = job;
    const Kit kit = press_kit(all_kinds(), own, {});
    const auto start = std::chrono::steady_clock::now();
    bytes = joined_kit(kit, job).bytes.size() + kit_json(kit).size();
    join = std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
  });
  fmt::print(
      "\nwhole kit on {} threads: {:.1f} ms, of which kit.pdf {:.1f} ms; kit.pdf and kit.json {:.1f} kB\n",
      std::thread::hardware_concurrency(), all, join, static_cast<double>(bytes) / 1000);
}

// Prints copies of the title's tiles up to each number, and the same number of different tiles.
void growing(const PrintJob& job) {
  Findings findings;
  const auto kinds = all_kinds();
  const auto tiles_kind =
      std::ranges::find_if(kinds, [](const ComponentKind* k) { return std::string(k->id) == "tiles"; });
  const Component tiles = make_component(**tiles_kind, job, findings);
  if (tiles.pieces.empty()) return;
  fmt::print("\n{:>8}{:>16}{:>12}{:>18}{:>12}\n", "tiles", "copies: ms", "kB", "all different: ms", "kB");
  for (const int count : {125, 250, 500, 1000, 2000}) {
    Component copies = tiles;
    const int kinds_of_tiles = static_cast<int>(copies.pieces.size());
    for (int i = 0; i < kinds_of_tiles; ++i)
      copies.pieces[static_cast<std::size_t>(i)].count =
          count / kinds_of_tiles + (i < count % kinds_of_tiles ? 1 : 0);
    Component different{tiles.id, tiles.title, {}, {}};
    for (int i = 0; i < count; ++i) {
      Piece& piece =
          different.pieces.emplace_back(tiles.pieces[static_cast<std::size_t>(i % kinds_of_tiles)]);
      piece.id += fmt::format("-{}", i);
      piece.count = 1;
      fill(piece.front, circle({0, 0}, 1 + i * 0.001), {0, 0, 0});
    }
    const double copies_time = milliseconds([&] { print_component(copies, job, {}); });
    const double different_time = milliseconds([&] { print_component(different, job, {}); });
    fmt::print("{:>8}{:>16.1f}{:>12.1f}{:>18.1f}{:>12.1f}\n", count, copies_time,
               static_cast<double>(bytes_of(copies)) / 1000, different_time,
               static_cast<double>(bytes_of(different)) / 1000);
  }
}

int measure_kit(const std::string& title) {
  const std::string root = source_folder();
  Loaded loaded = load_title(DiskReader(), {root + "/titles", root + "/schemas", root + "/templates"}, title);
  if (!loaded.title) return 1;
  PrintJob job;
  job.title = std::move(*loaded.title);
  job.sheets.paper = {.name = "A4", .size = {210, 297}, .margin = 6.35};
  job.sheets.theme = classic_theme();
  job.sheets.title = job.title.name;
  each_component(job);
  whole_kit(job);
  growing(job);
  return 0;
}

}  // namespace
}  // namespace trackwright

int main(int count, char** arguments) {
  return trackwright::measure_kit(count > 1 ? arguments[1] : "18scan");
}
