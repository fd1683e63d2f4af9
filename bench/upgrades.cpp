// Measures upgrade rules: all pairs of tiles of a title with their rotations, and the upgrade trees of whole
// maps. Reads the reference facts; see bench/README.md.
#include <benchmark/benchmark.h>

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "engine/upgrade/tree.h"
#include "tests/engine/reference.h"

namespace {

using namespace trackwright;

const Title& title(const std::string& slug) {
  static std::map<std::string, std::unique_ptr<Title>> titles;
  static const auto standard = reference::standard_tiles();
  std::unique_ptr<Title>& found = titles[slug];
  if (!found) found = std::make_unique<Title>(reference::title(slug, standard));
  return *found;
}

// Compares tiles of consecutive colours, as the reference counts pairs; measures their forms, too.
void all_pairs(benchmark::State& state, const std::string& slug) {
  const Title& game = title(slug);
  int pairs = 0;
  int legal = 0;
  for (auto _ : state) {
    pairs = legal = 0;
    std::vector<UpgradeForm> forms;
    for (const ManifestEntry& entry : game.manifest)
      forms.push_back(upgrade_form(game.tiles.at(entry.id.value).tile));
    for (const UpgradeForm& from : forms)
      for (const UpgradeForm& to : forms) {
        if (next_colour(from.colour) != to.colour) continue;
        ++pairs;
        const UpgradeFit fit = upgrade_fit(from, to);
        if (!fit.broken && !fit.fitting.empty()) ++legal;
      }
    benchmark::DoNotOptimize(legal);
  }
  state.counters["pairs"] = pairs;
  state.counters["legal"] = legal;
}

// Builds the book of the title and the tree of each hex.
void trees(benchmark::State& state, const std::string& slug) {
  const Title& game = title(slug);
  std::size_t nodes = 0;
  for (auto _ : state) {
    nodes = 0;
    const UpgradeBook book(game);
    for (const Hex& hex : game.map.hexes()) nodes += upgrade_tree(book, hex).nodes.size();
    benchmark::DoNotOptimize(nodes);
  }
  state.counters["hexes"] = static_cast<double>(game.map.hexes().size());
  state.counters["nodes"] = static_cast<double>(nodes);
}

std::string largest_map() {
  std::string slug;
  int most = 0;
  for (const auto& line : reference::read(reference::folder() / "titles" / "INDEX.json"))
    if (line.value("hexes", 0) > most) {
      most = line["hexes"].get<int>();
      slug = line["slug"].get<std::string>();
    }
  return slug;
}

}  // namespace

int main(int argc, char** argv) {
  if (reference::folder().empty()) return 0;
  const std::string largest = largest_map();
  benchmark::RegisterBenchmark("all pairs/1830", all_pairs, "1830")->Unit(benchmark::kMillisecond);
  for (const std::string& slug : {std::string("1830"), std::string("18Scan"), largest})
    benchmark::RegisterBenchmark(("trees/" + slug).c_str(), trees, slug)->Unit(benchmark::kMillisecond);
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}
