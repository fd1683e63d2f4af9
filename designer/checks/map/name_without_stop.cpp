#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

// Whether the hex prints nothing that a name could belong to, such as a pass, a province or a border.
bool bare(const Hex& hex) {
  const Tile& tile = hex.tile;
  return tile.terrain.empty() && tile.borders.empty() && tile.icons.empty() && tile.paths.empty() &&
         tile.partitions.empty() && !tile.frame && !hex.name.starts_with('(');
}

// Returns the neighbour with a stop and without a name, if there is exactly one.
const Hex* nameless_neighbour(const HexFacts& hex) {
  const auto nameless = [](const Hex* other) {
    return other != nullptr && other->name.empty() && !other->tile.stops.empty() && !other->fixed;
  };
  if (std::ranges::count_if(hex.neighbours, nameless) != 1) return nullptr;
  return *std::ranges::find_if(hex.neighbours, nameless);
}

constexpr std::ptrdiff_t many = 8;

}  // namespace

void map_name_without_stop(const Facts& facts, Report& report) {
  const auto places = std::ranges::count_if(facts.hexes, [](const HexFacts& hex) {
    return !hex.hex->name.empty() && !hex.hex->tile.stops.empty();
  });
  std::vector<const HexFacts*> odd;
  for (const HexFacts& hex : facts.hexes)
    // Blue and gray hexes without a stop carry the names of seas, lakes and passes.
    if (!hex.hex->name.empty() && hex.hex->tile.stops.empty() && !hex.hex->fixed) odd.push_back(&hex);
  const bool all_named = std::ranges::none_of(
      facts.hexes, [](const HexFacts& hex) { return hex.hex->name.empty() && !hex.hex->tile.stops.empty(); });
  const auto bare_ones = std::ranges::count_if(odd, [](const HexFacts* hex) { return bare(*hex->hex); });
  for (const HexFacts* hex : odd) {
    const Hex& h = *hex->hex;
    Finding& finding = report(
        h.place, h.id, fmt::format("{} is named {}, but has no city, town or off-board area", h.id, h.name),
        "add the stop, e.g. `code: \"town=revenue:0\"`, or remove the name");
    const Hex* other = nameless_neighbour(*hex);
    if (other != nullptr) finding.related.push_back({other->place, "a stop without a name"});
    if (bare(h) && places >= many && ((bare_ones == 1 && all_named) || other != nullptr))
      finding.severity = Severity::Warning;
  }
}

}  // namespace trackwright::checks
