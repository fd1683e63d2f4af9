#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

// Whether a line of the chart leads to the tile. That line is then wrong, and another check reports it.
bool named_by_chart(const Facts& facts, const std::string& tile) {
  const auto leads = [&](const UpgradeLine& line) {
    const auto known = [&](const Ref& from) { return facts.book.find(from.value).has_value(); };
    return std::ranges::find(line.to, tile, &Ref::value) != line.to.end() &&
           std::ranges::any_of(line.from, known);
  };
  return std::ranges::any_of(facts.title.upgrades.chart, leads);
}

// Returns ", and no hex has its label K" if this is so.
std::string without_label(const Facts& facts, const Tile& tile) {
  std::string words;
  for (const std::string& label : tile.labels) {
    const auto has_label = [&](const HexFacts& hex) {
      return std::ranges::find(hex.hex->tile.labels, label) != hex.hex->tile.labels.end();
    };
    if (std::ranges::none_of(facts.hexes, has_label))
      words += fmt::format(", and no hex has its label {}", label);
  }
  return words;
}

}  // namespace

void upgrade_tile_unreachable(const Facts& facts, Report& report) {
  for (const ManifestFacts& tile : facts.manifest) {
    if (tile.definition == nullptr || facts.led_to.contains(tile.entry->id.value)) continue;
    if (!facts.colours.contains(tile.definition->tile.colour) || named_by_chart(facts, tile.entry->id.value))
      continue;
    report(tile.entry->id.place, tile.entry->id.value,
           fmt::format("no tile and no hex can be upgraded to {}{}", tile.entry->id.value,
                       without_label(facts, tile.definition->tile)),
           "add a tile or an upgrade that leads to it");
  }
}

}  // namespace trackwright::checks
