#include "render/words/station_text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <vector>

#include "engine/base/words.h"

namespace trackwright {
namespace {

// Returns the indices of the cities in Tile::stops.
std::vector<std::size_t> cities(const Tile& tile) {
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < tile.stops.size(); ++i)
    if (tile.stops[i].kind == StopKind::City) found.push_back(i);
  return found;
}

// Returns the edge of a stop's track if there is exactly one.
std::optional<double> edge_of(const Tile& tile, std::size_t stop) {
  std::vector<int> edges;
  for (const Path& path : tile.paths) {
    for (const auto& [end, other] : {std::pair{path.a, path.b}, std::pair{path.b, path.a}})
      if (end.kind == End::Kind::Stop && end.index == stop && other.is_edge()) edges.push_back(other.index);
  }
  return edges.size() == 1 ? std::optional<double>(edges.front()) : std::nullopt;
}

// Returns the direction of the printed place or of the track, whichever is more precise, as in rulebooks. One
// city of Stockholm is printed in the south-west with track to the west, the other in the north with track to
// the north-west. Empty if neither is clear.
std::string wind_of(const Tile& tile, std::size_t stop, Orientation orientation) {
  const auto edge = edge_of(tile, stop);
  const auto printed = tile.stops[stop].loc;
  const std::string by_track = edge ? compass(*edge, orientation) : std::string();
  const std::string by_place = printed ? compass(*printed, orientation) : std::string();
  return by_place.size() > by_track.size() ? by_place : by_track;
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
    const std::string wind =
        wind_of(hex->tile, choices[static_cast<std::size_t>(station.city->value)], map.layout().orientation);
    if (!wind.empty()) return hex->name + " " + wind;
  }
  return hex->name;
}

std::string place_words(const Map& map, const std::string& id) {
  const Hex* hex = map.find(id);
  return hex == nullptr || hex->name.empty() ? id : hex->name + " " + id;
}

std::string listed_places(const Map& map, const std::vector<std::string>& hexes, std::string_view last) {
  std::vector<std::string> words;
  for (const std::string& hex : hexes) words.push_back(place_words(map, hex));
  return listed(words, last);
}

}  // namespace trackwright
