#include "engine/tile/tile.h"

#include <algorithm>
#include <cmath>

namespace trackwright {

namespace {

// A rotation or reflection of the hexagon, applied to every direction on a tile.
struct Turn {
  bool mirror = false;
  int steps = 0;

  Edge edge(Edge e) const { return Edge((mirror ? -e.index() : e.index()) + steps); }

  // A direction in edges, from 0 to less than 6, including fractions.
  double direction(double loc) const {
    const double turned = (mirror ? 6.0 - loc : loc) + steps;
    // Rounds to thousandths, as they are read, so that turning back gives the same number again.
    const double thousandths = std::round(turned * 1000.0);
    return std::fmod(thousandths, 6000.0) / 1000.0;
  }

  // Vertex v lies between edges v - 1 and v; the sign after it leans clockwise (+) or counter-clockwise (-).
  std::string vertex(const std::string& text) const {
    if (text.empty() || text[0] < '0' || text[0] > '5') return text;
    std::string turned = text;
    const int v = text[0] - '0';
    turned[0] = static_cast<char>('0' + Edge((mirror ? 1 - v : v) + steps).index());
    if (mirror && turned.size() > 1) turned[1] = text[1] == '+' ? '-' : '+';
    return turned;
  }

  // Lanes are counted clockwise along the edge, so a mirrored tile counts them from the other side.
  Lane lane(Lane l) const {
    if (mirror) l.index = static_cast<std::uint8_t>(l.width - 1 - l.index);
    return l;
  }

  End end(End e) const {
    if (e.is_edge()) e.index = static_cast<std::uint8_t>(edge(Edge(e.index)).index());
    return e;
  }
};

void turn(std::optional<double>& loc, const Turn& by) {
  if (loc) loc = by.direction(*loc);
}

Tile turned(Tile tile, const Turn& by) {
  for (Stop& stop : tile.stops) turn(stop.loc, by);
  for (Path& path : tile.paths) {
    path.a = by.end(path.a);
    path.b = by.end(path.b);
    path.a_lane = by.lane(path.a_lane);
    path.b_lane = by.lane(path.b_lane);
    turn(path.loc, by);
  }
  for (Terrain& terrain : tile.terrain) turn(terrain.loc, by);
  for (Border& border : tile.borders) border.edge = by.edge(border.edge);
  for (Partition& partition : tile.partitions) {
    partition.a = by.vertex(partition.a);
    partition.b = by.vertex(partition.b);
  }
  for (Icon& icon : tile.icons) turn(icon.loc, by);
  for (Stub& stub : tile.stubs) stub.edge = by.edge(stub.edge);
  return tile;
}

}  // namespace

std::string_view stop_noun(StopKind kind) {
  return kind == StopKind::OffBoard ? "off-board" : word_of(kind);
}

Tile rotated(const Tile& tile, Rotation by) {
  return turned(tile, Turn{false, by.steps()});
}

Tile mirrored(const Tile& tile) {
  return turned(tile, Turn{true, 0});
}

std::uint8_t exits(const Tile& tile) {
  unsigned bits = 0;
  for (const Path& path : tile.paths) {
    if (path.track == Track::Future) continue;
    for (const End end : {path.a, path.b})
      if (end.is_edge()) bits |= 1U << end.index;
  }
  return static_cast<std::uint8_t>(bits);
}

std::string end_name(const Tile& tile, End end) {
  if (end.is_edge()) return std::to_string(end.index);
  if (end.kind == End::Kind::Junction) return "j";
  const StopKind kind = tile.stops.at(end.index).kind;
  const auto same_kind = [kind](const Stop& stop) { return stop.kind == kind; };
  const auto before = std::count_if(tile.stops.begin(), tile.stops.begin() + end.index, same_kind);
  const char letter = kind == StopKind::City ? 'c' : kind == StopKind::Town ? 't' : 'o';
  return letter + std::to_string(before);
}

}  // namespace trackwright
