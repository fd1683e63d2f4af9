#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

// Returns the labels of tiles that can be laid and the labels that the upgrade rules name.
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

// Returns the last colour of the tiles that can be laid.
Colour last_colour(const Facts& facts) {
  Colour last = Colour::White;
  for (const ManifestFacts& tile : facts.manifest)
    if (tile.definition != nullptr && tile.definition->tile.colour <= Colour::Gray)
      last = std::max(last, tile.definition->tile.colour);
  return last;
}

// Letters without a stop are a legend, as for a pass or a region. A hex in the last colour takes no tile.
bool may_want_tile(const HexFacts& hex, Colour last) {
  return !hex.hex->fixed && !hex.hex->tile.stops.empty() && hex.hex->tile.colour < last;
}

constexpr std::string_view digits = "0123456789";

// Whether the label is a cost or a revenue, such as "$40" or "+10", and not a letter of a tile.
bool is_amount(const Title& title, std::string_view label) {
  constexpr std::size_t most_digits = 6;
  const std::size_t first = label.find_first_of(digits);
  if (first == std::string_view::npos) return false;
  const std::size_t end = std::min(label.find_first_not_of(digits, first), label.size());
  if (end - first > most_digits) return false;
  if (money(title, std::stoi(std::string(label.substr(first, end - first)))) == label) return true;
  const auto is_letter = [](char c) { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); };
  return std::ranges::none_of(label, is_letter);
}

}  // namespace

void map_label_without_tile(const Facts& facts, Report& report) {
  const auto served = labels_served(facts);
  const Colour last = last_colour(facts);
  for (const HexFacts& hex : facts.hexes) {
    if (!may_want_tile(hex, last)) continue;
    for (const std::string& label : hex.hex->tile.labels)
      if (!served.contains(label) && !is_amount(facts.title, label))
        report(hex.hex->code_place, hex.hex->id,
               fmt::format("{} has the label {}, but no tile of the manifest has it", hex_words(*hex.hex),
                           label),
               "add a tile with this label, or state under `upgrades` which tiles may be laid in the hex");
  }
}

}  // namespace trackwright::checks
