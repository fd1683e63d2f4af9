#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

// Labels of tiles that can be laid, and labels that the upgrade rules speak of.
std::set<std::string> labels_served(const Facts& facts) {
  std::set<std::string> served;
  for (const ManifestFacts& tile : facts.manifest)
    if (tile.definition != nullptr)
      served.insert(tile.definition->tile.labels.begin(), tile.definition->tile.labels.end());
  const UpgradeRules& rules = facts.title.upgrades;
  for (const auto* lines : {&rules.chart, &rules.also})
    for (const UpgradeLine& line : *lines) {
      for (const Ref& from : line.from) served.insert(from.value);
      for (const Ref& label : line.labels) served.insert(label.value);
    }
  return served;
}

// Letters without a stop are a legend: a pass, a region.
bool may_want_tile(const HexFacts& hex) {
  return !hex.hex->fixed && !hex.hex->tile.stops.empty();
}

// From so many hexes on letters are rather a sign for a rule of their own than a tile that was forgotten.
constexpr int several = 3;

std::map<std::string, int> hexes_with_label(const Facts& facts) {
  std::map<std::string, int> shown;
  for (const HexFacts& hex : facts.hexes)
    if (may_want_tile(hex))
      for (const std::string& label : hex.hex->tile.labels) ++shown[label];
  return shown;
}

}  // namespace

void map_label_without_tile(const Facts& facts, Report& report) {
  const auto served = labels_served(facts);
  const auto shown = hexes_with_label(facts);
  for (const HexFacts& hex : facts.hexes) {
    if (!may_want_tile(hex)) continue;
    for (const std::string& label : hex.hex->tile.labels) {
      if (served.contains(label)) continue;
      Finding& finding =
          report(hex.hex->code_place, hex.hex->id,
                 fmt::format("{} is labelled {}, but no tile of the manifest is", hex_words(*hex.hex), label),
                 "add the tile, or say under `upgrades` what may be laid there");
      if (shown.at(label) >= several) finding.severity = Severity::Warning;
    }
  }
}

}  // namespace trackwright::checks
