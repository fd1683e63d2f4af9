#include "designer/checks/prelude.h"

namespace trackwright::checks {

void manifest_count_invalid(const Facts& facts, Report& report) {
  for (const ManifestEntry& entry : facts.title.manifest) {
    if (!entry.count && entry.print <= 0)
      report(entry.count_place, entry.id.value,
             fmt::format("tile {} is unlimited, but it is not said how many to print", entry.id.value),
             "add `print`");
    if (entry.count && *entry.count <= 0)
      report(entry.count_place, entry.id.value,
             fmt::format("there are {} of tile {}", *entry.count, entry.id.value),
             "give the number of tiles, or take the tile out of the manifest");
  }
}

}  // namespace trackwright::checks
