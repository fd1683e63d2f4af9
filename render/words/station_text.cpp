#include "render/words/station_text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <vector>

#include "engine/base/words.h"

namespace trackwright {
namespace {

// Indices into Tile::stops of the cities.
std::vector<std::size_t> cities(const Tile& tile) {
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < tile.stops.size(); ++i)
    if (tile.stops[i].kind == StopKind::City) found.push_back(i);
  return found;
}

// The one edge to which a stop's track runs, or where it is printed; none where neither is clear.
std::optional<double> side_of(const Tile& tile, std::size_t stop) {
  std::vector<int> edges;
  for (const Path& path : tile.paths) {
    for (const auto& [end, other] : {std::pair{path.a, path.b}, std::pair{path.b, path.a}})
      if (end.kind == End::Kind::Stop && end.index == stop && other.is_edge()) edges.push_back(other.index);
  }
  if (edges.size() == 1) return edges.front();
  return tile.stops[stop].loc;
}

}  // namespace

std::string compass(double edge, Orientation orientation) {
  static constexpr std::array<const char*, 8> winds{"S", "SW", "W", "NW", "N", "NE", "E", "SE"};
  const double from_south = 60 * edge + (orientation == Orientation::Pointy ? 30 : 0);
  return winds.at(static_cast<std::size_t>(std::lround(from_south / 45)) % winds.size());
}

std::string place_name(const Map& map, const Station& station) {
  const Hex* hex = map.find(station.hex.value);
  if (hex == nullptr || hex->name.empty()) return {};
  const std::vector<std::size_t> choices = cities(hex->tile);
  if (station.city && choices.size() > 1 && station.city->value >= 0 &&
      static_cast<std::size_t>(station.city->value) < choices.size()) {
    const auto side = side_of(hex->tile, choices[static_cast<std::size_t>(station.city->value)]);
    if (side) return hex->name + " " + compass(*side, map.layout().orientation);
  }
  return hex->name;
}

std::string place_words(const Map& map, const std::string& id) {
  const Hex* hex = map.find(id);
  return hex == nullptr || hex->name.empty() ? id : hex->name + " " + id;
}

std::string listed_places(const Map& map, const std::vector<std::string>& hexes) {
  std::vector<std::string> words;
  for (const std::string& hex : hexes) words.push_back(place_words(map, hex));
  return listed(words);
}

}  // namespace trackwright
