#include "designer/checks/prelude.h"

#include <array>
#include <span>

namespace trackwright::checks {

namespace {

// Standard tiles that nearly all titles have together or lack together. Of 102 published titles, three have
// all but one tile of a row, and intend it.
constexpr std::array<std::string_view, 3> crossings{"16", "19", "20"};
constexpr std::array<std::string_view, 7> branches{"23", "24", "25", "26", "27", "28", "29"};
constexpr std::array<std::string_view, 9> brown{"39", "40", "41", "42", "43", "44", "45", "46", "47"};

void look(const Facts& facts, std::span<const std::string_view> together, std::string_view what,
          Report& report) {
  const auto is_there = [&](std::string_view id) { return facts.in_manifest.contains(std::string(id)); };
  if (static_cast<std::size_t>(std::ranges::count_if(together, is_there)) + 1 != together.size()) return;
  const std::string missing(*std::ranges::find_if_not(together, is_there));
  const std::string neighbour(together.front() == missing ? together[1] : together.front());
  std::string before = neighbour;
  for (const std::string_view id : together)
    if (id < missing) before = id;
  for (const ManifestFacts& tile : facts.manifest)
    if (tile.entry->id.value == before)
      report(tile.entry->id.place, missing, fmt::format("the manifest has all {} except {}", what, missing),
             fmt::format("add tile {}, or allow the finding if the gap is intended", missing));
}

}  // namespace

void manifest_standard_gap(const Facts& facts, Report& report) {
  look(facts, crossings, "green crossings (16, 19 and 20)", report);
  look(facts, branches, "green junctions (23 to 29)", report);
  look(facts, brown, "brown junctions (39 to 47)", report);
}

}  // namespace trackwright::checks
