#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

bool has_two_cities(const Hex& hex) {
  const auto is_city = [](const Stop& stop) { return stop.kind == StopKind::City; };
  return !hex.fixed && hex.tile.stops.size() == 2 && std::ranges::all_of(hex.tile.stops, is_city);
}

}  // namespace

void map_label_missing(const Facts& facts, Report& report) {
  std::map<Colour, std::vector<const Hex*>> colours;
  for (const HexFacts& hex : facts.hexes)
    if (has_two_cities(*hex.hex)) colours[hex.hex->tile.colour].push_back(hex.hex);
  for (const auto& [colour, hexes] : colours) {
    std::vector<const Hex*> without;
    std::map<std::string, int> labels;
    for (const Hex* hex : hexes) {
      if (hex->tile.labels.empty() && !hex->tile.future_label) without.push_back(hex);
      for (const std::string& label : hex->tile.labels) ++labels[label];
    }
    const auto common = std::ranges::max_element(labels, {}, [](const auto& one) { return one.second; });
    if (without.size() != 1 || labels.empty() || common->second < 2) continue;
    const Hex& hex = *without.front();
    report(hex.code_place, hex.id,
           fmt::format("{} has two cities but no label; {} other hexes with two cities have the label {}",
                       hex_words(hex), common->second, common->first),
           fmt::format("add `label={}` to its code", common->first));
  }
}

}  // namespace trackwright::checks
