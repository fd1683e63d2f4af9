#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

std::set<std::string> mentioned(const Facts& facts) {
  std::set<std::string> ids = facts.in_manifest;
  ids.insert(facts.on_map.begin(), facts.on_map.end());
  for (const Private& company : facts.title.companies.privates)
    for (const Ref& tile : company.tiles) ids.insert(tile.value);
  return ids;
}

}  // namespace

void tile_unused(const Facts& facts, Report& report) {
  const auto used = mentioned(facts);
  for (const auto& [id, tile] : facts.title.tiles) {
    if (!tile.own || used.contains(id)) continue;
    report(tile.place, id, fmt::format("tile {} is defined but is not in the manifest", id),
           "add its count under `manifest`");
  }
}

}  // namespace trackwright::checks
