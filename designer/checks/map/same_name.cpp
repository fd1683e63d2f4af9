#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

// Whether map/name-twice reports the pair: hexes that are not neighbours, or only one of them takes tiles.
bool told_as_twice(const Facts& facts, const Hex& a, const Hex& b) {
  const HexFacts* here = facts.find(&a);
  const auto named = std::ranges::count_if(facts.hexes, [&](const HexFacts& hex) {
    return hex.hex->name == a.name && !hex.hex->tile.stops.empty();
  });
  return named == 2 && !a.tile.stops.empty() && !b.tile.stops.empty() && !(a.fixed && b.fixed) &&
         (a.fixed != b.fixed || here == nullptr ||
          std::ranges::find(here->neighbours, &b) == here->neighbours.end());
}

// Whether both hexes print one place, which a run counts once.
bool share_group(const Hex& a, const Hex& b) {
  const auto holds = [](const Hex& hex, const std::string& group) {
    return std::ranges::any_of(hex.tile.stops, [&](const Stop& stop) {
      return std::ranges::find(stop.groups, group) != stop.groups.end();
    });
  };
  return std::ranges::any_of(a.tile.stops, [&](const Stop& stop) {
    return std::ranges::any_of(stop.groups, [&](const std::string& group) { return holds(b, group); });
  });
}

}  // namespace

void map_same_name(const Facts& facts, Report& report) {
  std::map<std::string, const Hex*> first;
  for (const HexFacts& hex : facts.hexes) {
    const Hex& h = *hex.hex;
    if (h.name.empty()) continue;
    const auto [it, added] = first.emplace(h.name, &h);
    if (added || told_as_twice(facts, *it->second, h) || share_group(*it->second, h)) continue;
    Finding& finding =
        report(h.place, h.id, fmt::format("{} and {} are both named {}", it->second->id, h.id, h.name),
               "name the place once, or give the two places different names");
    finding.related.push_back({it->second->place, "the other one"});
    finding.also.push_back({Name::Hex, it->second->id});
  }
}

}  // namespace trackwright::checks
