#include "engine/run/track_link.h"

#include <algorithm>

namespace trackwright {

const Tile& tile_at(const Position& position, const Hex& hex) {
  const auto it = position.laid.find(hex.id);
  return it == position.laid.end() ? hex.tile : it->second.tile;
}

bool lanes_face(Lane here, Lane there) {
  if (here.width == there.width) return there.index == here.width - 1 - here.index;
  const Lane narrow = here.width < there.width ? here : there;
  const Lane wide = here.width < there.width ? there : here;
  return narrow.index + (wide.width - narrow.width) / 2 == wide.width - 1 - wide.index;
}

bool gauges_fit(Track a, Track b) {
  return a == b || a == Track::Dual || b == Track::Dual;
}

// The edge at which a town with three or more exits is printed, if it is printed at one.
std::optional<Edge> town_edge(const Tile& tile, std::uint8_t part) {
  const Stop& stop = tile.stops[part];
  if (stop.kind != StopKind::Town || !stop.loc) return std::nullopt;
  const End end{End::Kind::Stop, part};
  const auto arms =
      std::ranges::count_if(tile.paths, [&](const Path& p) { return p.a == end || p.b == end; });
  const int whole = static_cast<int>(*stop.loc);
  if (arms < 3 || static_cast<double>(whole) != *stop.loc) return std::nullopt;
  return Edge(whole);
}

Occupancy occupancy(const Map& map, const Position& position, std::uint32_t hex, const std::string& node,
                    int slots, const std::vector<std::string>& open_to) {
  Occupancy result;
  const auto here = position.tokens.find(map.hexes()[hex].id);
  if (here == position.tokens.end() || !node.starts_with('c')) {
    result.full = slots <= 0;
    return result;
  }
  std::vector<bool> filled(static_cast<std::size_t>(std::max(slots, 0)), false);
  const int city = std::stoi(node.substr(1));
  for (const PlacedToken& token : here->second) {
    if (token.city != city) continue;
    result.owners.emplace_back(token.company);
    if (token.kind == "neutral") result.neutral = true;
    if (std::ranges::find(open_to, token.company) != open_to.end()) result.open = true;
    if (token.slot && *token.slot >= 0 && *token.slot < slots)
      filled[static_cast<std::size_t>(*token.slot)] = true;
  }
  result.full = std::ranges::all_of(filled, [](bool f) { return f; });
  return result;
}

}  // namespace trackwright
