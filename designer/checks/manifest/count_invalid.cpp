#include "designer/checks/prelude.h"

namespace trackwright::checks {

void manifest_count_invalid(const Facts& facts, Report& report) {
  for (const ManifestEntry& entry : facts.title.manifest) {
    if (!entry.count && entry.print <= 0)
      report(
          entry.count_place, entry.id.value,
          fmt::format("tile {} is unlimited, but the number of copies to print is missing", entry.id.value),
          "add `print`");
    if (entry.count && *entry.count <= 0)
      report(entry.count_place, entry.id.value,
             fmt::format("the count of tile {1} is {0}", *entry.count, entry.id.value),
             "state the number of copies, or remove the tile from the manifest");
  }
}

}  // namespace trackwright::checks
