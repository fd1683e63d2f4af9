#include "designer/checks/facts.h"
#include "designer/checks/families.h"

#include <fmt/core.h>

#include <map>
#include <string>

namespace trackwright::checks {

void map_same_name(const Facts& facts, Report& report) {
  std::map<std::string, const Hex*> first;
  for (const HexFacts& hex : facts.hexes) {
    const Hex& h = *hex.hex;
    if (h.name.empty()) continue;
    const auto [it, added] = first.emplace(h.name, &h);
    if (added) continue;
    report(h.place, h.id, fmt::format("{} and {} are both named {}", it->second->id, h.id, h.name),
           "name the place once, or tell the two apart")
        .related.push_back({it->second->place, "the other one"});
  }
}

}  // namespace trackwright::checks
