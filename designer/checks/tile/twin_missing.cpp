#include "designer/checks/prelude.h"

#include <array>

namespace trackwright::checks {

namespace {

// Standard tiles and their mirror images.
constexpr std::array<std::pair<std::string_view, std::string_view>, 6> twins{
    {{"23", "24"}, {"26", "27"}, {"28", "29"}, {"30", "31"}, {"41", "42"}, {"45", "46"}}};

}  // namespace

void tile_twin_missing(const Facts& facts, Report& report) {
  for (const auto& [left, right] : twins) {
    const bool has_left = facts.in_manifest.contains(std::string(left));
    const bool has_right = facts.in_manifest.contains(std::string(right));
    if (has_left == has_right) continue;
    const std::string there(has_left ? left : right);
    for (const ManifestFacts& tile : facts.manifest)
      if (tile.entry->id.value == there)
        report(tile.entry->id.place, there,
               fmt::format("the manifest has tile {}, but not its mirror image {}", there,
                           has_left ? right : left),
               "add the mirror image, because players need curves to both sides");
  }
}

}  // namespace trackwright::checks
