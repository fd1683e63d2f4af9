#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

// Returns colour, stops and labels, because printed hexes of one sort grow alike.
std::string sort_of_print(const Tile& tile) {
  std::string text(word_of(tile.colour));
  for (const Stop& stop : tile.stops) text += stop.kind == StopKind::City ? 'c' : 't';
  for (const std::string& label : tile.labels) text += '/' + label;
  return text;
}

bool is_printed(const Hex& hex) {
  return !hex.fixed && hex.tile.colour != Colour::White && !hex.tile.stops.empty();
}

// Whether a tile of the manifest would follow if its track fitted.
bool has_successor(const Facts& facts, const Tile& tile, Colour next) {
  return std::ranges::any_of(facts.manifest, [&](const ManifestFacts& other) {
    return other.definition != nullptr && other.definition->tile.colour == next && !tile.labels.empty() &&
           other.definition->tile.labels == tile.labels &&
           other.definition->tile.stops.size() == tile.stops.size();
  });
}

// Whether map/label-without-tile reports the hex: no tile has its label, and no upgrade line names it.
bool label_is_lost(const Facts& facts, const Tile& tile) {
  const auto served = [&](const std::string& label) {
    const auto has = [&](const ManifestFacts& other) {
      return other.definition != nullptr &&
             std::ranges::find(other.definition->tile.labels, label) != other.definition->tile.labels.end();
    };
    return std::ranges::any_of(facts.manifest, has);
  };
  const UpgradeRules& rules = facts.title.upgrades;
  return rules.chart.empty() && rules.also.empty() && !std::ranges::all_of(tile.labels, served);
}

}  // namespace

void upgrade_printed_for_good(const Facts& facts, Report& report) {
  std::set<std::string> growing;
  for (std::size_t i = 0; i < facts.hexes.size(); ++i)
    if (is_printed(*facts.hexes[i].hex) && facts.trees[i].nodes.size() > 1)
      growing.insert(sort_of_print(facts.hexes[i].hex->tile));
  for (std::size_t i = 0; i < facts.hexes.size(); ++i) {
    const Hex& hex = *facts.hexes[i].hex;
    if (!is_printed(hex) || facts.trees[i].nodes.size() > 1 || label_is_lost(facts, hex.tile)) continue;
    const auto next = next_colour(hex.tile.colour);
    if (!next || !facts.colours.contains(*next)) continue;
    // If the title states no rules of its own, the next tile may be stated elsewhere.
    if (!facts.title.upgrades.rule_said && !growing.contains(sort_of_print(hex.tile)) &&
        !has_successor(facts, hex.tile, *next))
      continue;
    report(hex.code_place, hex.id,
           fmt::format("no {} tile can ever be laid in {}", word_of(*next), hex_words(hex)),
           "compare the label, stops and track of the hex with those of the tiles, or make the hex gray if "
           "it takes no tiles");
  }
}

}  // namespace trackwright::checks
