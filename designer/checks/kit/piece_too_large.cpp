#include <cmath>

#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

// Millimetres that apply unless kit.yaml chooses others (render/kit/component.h).
constexpr double usual_tile = 38.1;
constexpr double air_around_tile = 0.9;
constexpr double usual_station = 12;
// Diameter of a city circle on a hex of the usual size: `city.radius` of the classic theme.
constexpr double circle_on_usual = 12.4;

Place place_of(const Chosen<double>& choice, const Title& title) {
  return choice && choice->place.file != 0 ? Place(choice->place) : Place(title.place);
}

bool has_cities(const Facts& facts) {
  return std::ranges::any_of(facts.hexes, [](const HexFacts& hex) {
    return std::ranges::any_of(hex.hex->tile.stops,
                               [](const Stop& stop) { return stop.kind == StopKind::City; });
  });
}

}  // namespace

void kit_piece_too_large(const Facts& facts, Report& report) {
  const KitChoices& kit = facts.title.kit;
  const double tile = kit.tile_size ? kit.tile_size->value : usual_tile;
  const double hex = kit.map_size ? kit.map_size->value : tile + air_around_tile;
  const double station = kit.station_token ? kit.station_token->value : usual_station;
  if (hex < tile && !facts.manifest.empty())
    report(
        place_of(kit.map_size, facts.title), {Name::Component, "map"},
        fmt::format("the hexes of the map, {:.1f} mm across, are smaller than the tiles, {:.1f} mm", hex,
                    tile),
        fmt::format("set `map: {{size: {:.1f}}}` or more, or print smaller tiles", tile + air_around_tile));
  const double circle = circle_on_usual * hex / usual_tile;
  if (station > circle && has_cities(facts))
    report(
        place_of(kit.station_token ? kit.station_token : kit.map_size, facts.title),
        {Name::Component, "tokens"},
        fmt::format("the station tokens, {:.1f} mm across, are larger than the circles of cities on the map, "
                    "{:.1f} mm",
                    station, circle),
        fmt::format("set `tokens: {{station: {:.0f}}}`, or print larger hexes", std::floor(circle)));
}

}  // namespace trackwright::checks
