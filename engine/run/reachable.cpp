#include "engine/run/reachable.h"

#include <limits>
#include <unordered_set>
#include <utility>

#include "engine/run/track_link.h"

namespace trackwright {

namespace {

class Spread {
 public:
  Spread(const Map& map, const Position& position, std::uint8_t apart, const std::vector<const Tile*>* tiles)
      : map_(map), position_(position), apart_(apart), tiles_(tiles) {}

  void run(const std::vector<StopPlace>& from, const std::function<bool(StopPlace)>& meet) {
    for (const StopPlace& stop : from)
      if (meet(stop)) leave(stop.first, {End::Kind::Stop, stop.second});
    while (!todo_.empty()) {
      const auto [hex, to] = todo_.back();
      todo_.pop_back();
      if (to.is_edge()) cross(hex, Edge(to.index));
      if (to.kind == End::Kind::Junction) leave(hex, to);
      if (to.kind == End::Kind::Stop && meet({hex, to.index})) leave(hex, to);
    }
  }

 private:
  static constexpr std::size_t ends_of_kind =
      std::size_t{std::numeric_limits<decltype(End::index)>::max()} + 1;
  static constexpr std::size_t ends_of_hex = 3 * ends_of_kind;

  // Follows all track of the hex that begins at this end; leaves each end of a hex once.
  void leave(std::uint32_t hex, End from) {
    const std::size_t number =
        hex * ends_of_hex + static_cast<std::size_t>(from.kind) * ends_of_kind + from.index;
    if (!left_.insert(number).second) return;
    const Tile& tile = tiles_ != nullptr ? *(*tiles_)[hex] : tile_at(position_, map_.hexes()[hex]);
    for (const Path& path : tile.paths) {
      if (path.track == Track::Future || ((unsigned{apart_} >> static_cast<unsigned>(path.track)) & 1U) != 0)
        continue;
      if (path.a == from) todo_.emplace_back(hex, path.b);
      if (path.b == from) todo_.emplace_back(hex, path.a);
    }
  }

  void cross(std::uint32_t hex, Edge edge) {
    const std::uint32_t there = map_.beyond(hex, edge);
    if (there != Map::none)
      leave(there, {End::Kind::Edge, static_cast<std::uint8_t>(edge.opposite().index())});
  }

  const Map& map_;
  const Position& position_;
  std::uint8_t apart_;
  const std::vector<const Tile*>* tiles_;
  std::unordered_set<std::size_t> left_;  // by hex and end: few of a whole board
  std::vector<std::pair<std::uint32_t, End>> todo_;
};

}  // namespace

void spread(const Map& map, const Position& position, const std::vector<StopPlace>& from,
            const std::function<bool(StopPlace)>& meet, std::uint8_t apart,
            const std::vector<const Tile*>* tiles) {
  Spread(map, position, apart, tiles).run(from, meet);
}

}  // namespace trackwright
