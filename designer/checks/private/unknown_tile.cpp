#include "designer/checks/prelude.h"

namespace trackwright::checks {

void private_unknown_tile(const Facts& facts, Report& report) {
  const std::vector<std::string> numbers(facts.in_manifest.begin(), facts.in_manifest.end());
  for (const Private& company : facts.title.companies.privates)
    for (const Ref& tile : company.tiles) {
      if (facts.in_manifest.contains(tile.value)) continue;
      std::string help = did_you_mean(tile.value, numbers);
      if (help.empty()) help = "add it to the manifest, or name another tile";
      report(tile.place, company.id.value,
             fmt::format("{} lays tile {}, which the manifest does not have", company.id.value, tile.value),
             std::move(help));
    }
}

}  // namespace trackwright::checks
