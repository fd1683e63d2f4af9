// Measures `study` on the titles of the reference facts: the time of all topics, and whether `supply` names a
// tile among the scarcest after its count was halved. Prints Markdown; see docs/measurements/study.md. --all
// prints each tile that was not named.
#include <fmt/format.h>
#include <sys/resource.h>

#include <algorithm>
#include <chrono>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "designer/study/study.h"
#include "engine/study/supply.h"
#include "tests/noise/imported.h"

namespace {

using namespace trackwright;

struct Tally {
  int cases = 0;
  int named = 0;    // among the first three of its colour
  int overall = 0;  // among the first three of all tiles

  void add(const Tally& other) {
    cases += other.cases;
    named += other.named;
    overall += other.overall;
  }
};

struct Tallies {
  Tally sole;                       // a hex has no other tile of the colour
  Tally scarce;                     // ... and the halved count is less than the number of such hexes
  Tally forced;                     // a hex has no other tile after some earlier tile
  std::vector<std::string> missed;  // of the first kind, by colour
};

std::size_t rank_of(std::vector<TileSupply> tiles, const std::string& tile, std::optional<Colour> colour) {
  if (colour) std::erase_if(tiles, [&](const TileSupply& one) { return one.colour != *colour; });
  std::ranges::stable_sort(tiles, std::greater{}, &TileSupply::score);
  return static_cast<std::size_t>(std::ranges::find(tiles, tile, &TileSupply::tile) - tiles.begin());
}

bool limited(const TileSupply& tile) {
  return tile.count.has_value();
}

// Only colours with more than three limited tiles count.
void halve_each(const std::string& name, Title title, Tallies& sum) {
  const StudyGround ground(title);
  const SupplyStudy before = study_supply(ground);
  for (const TileSupply& tile : before.tiles) {
    if (tile.count.value_or(0) < 2 || (tile.sole.empty() && tile.forced.empty())) continue;
    const auto rivals = std::ranges::count_if(
        before.tiles, [&](const TileSupply& one) { return one.colour == tile.colour && limited(one); });
    if (rivals <= 3) continue;
    const auto entry =
        std::ranges::find(title.manifest, tile.tile, [](const ManifestEntry& one) { return one.id.value; });
    const int old = *entry->count;
    entry->count = old / 2;
    const SupplyStudy after = study_supply(ground);
    entry->count = old;
    const Tally one{1, rank_of(after.tiles, tile.tile, tile.colour) < 3,
                    rank_of(after.tiles, tile.tile, std::nullopt) < 3};
    if (!tile.sole.empty()) sum.sole.add(one);
    if (static_cast<int>(tile.sole.size()) > old / 2) sum.scarce.add(one);
    if (!tile.forced.empty()) sum.forced.add(one);
    if (!tile.sole.empty() && one.named == 0)
      sum.missed.push_back(fmt::format("{}: {}, {} of {} copies, {} hexes without another tile", name,
                                       tile.tile, old / 2, old, tile.sole.size()));
  }
}

void print(const char* words, const Tally& tally) {
  const auto percent = [&](int part) { return tally.cases == 0 ? 0 : part * 100 / tally.cases; };
  fmt::print("| {} | {} | {} ({} %) | {} ({} %) |\n", words, tally.cases, tally.named, percent(tally.named),
             tally.overall, percent(tally.overall));
}

}  // namespace

int main(int argc, char** argv) {
  using Clock = std::chrono::steady_clock;
  Tallies sum;
  std::vector<std::pair<double, std::string>> times;
  for (const std::string& slug : noise::fact_titles()) {
    const Loaded loaded = noise::load_facts(slug);
    if (!loaded.title) continue;
    const auto start = Clock::now();
    study(*loaded.title, "");
    times.emplace_back(std::chrono::duration<double>(Clock::now() - start).count(), slug);
    halve_each(slug, *loaded.title, sum);
  }
  if (times.empty()) {
    fmt::print("no titles: see CONTRIBUTING.md, TRACKWRIGHT_REFERENCE\n");
    return 0;
  }
  fmt::print(
      "| a hex has no other tile | cases | first three of its colour | first three of all tiles |\n"
      "|---|--:|--:|--:|\n");
  print("of the colour", sum.sole);
  print("of the colour, and fewer copies are left than such hexes", sum.scarce);
  print("after some earlier tile", sum.forced);
  std::ranges::sort(times, std::greater{});
  fmt::print("\nSlowest of {} titles, all topics:", times.size());
  for (std::size_t i = 0; i < std::min<std::size_t>(times.size(), 5); ++i)
    fmt::print(" {} {:.2f} s{}", times[i].second, times[i].first, i < 4 ? "," : "\n");
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  fmt::print("Peak memory: {} MiB\n", usage.ru_maxrss / 1024);
  if (argc > 1 && std::string(argv[1]) == "--all")
    for (const std::string& one : sum.missed) fmt::print("* {}\n", one);
}
