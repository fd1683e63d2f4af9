// Main lines: thin track that the map prints as a plan. A lay improves one if it is the first to join the two
// sides that the thin track joins.
#include <algorithm>

#include "engine/play/steps.h"

namespace trackwright::play {

namespace {

bool joins(const Tile& tile, unsigned a, unsigned b) {
  const auto leads = [&](unsigned edge) {
    return std::ranges::any_of(tile.paths, [&](const Path& path) {
      return path.track != Track::Future &&
             ((path.a.is_edge() && path.a.index == edge && path.b.kind == End::Kind::Stop) ||
              (path.b.is_edge() && path.b.index == edge && path.a.kind == End::Kind::Stop));
    });
  };
  const auto runs = [&](const Path& path) {
    return path.track != Track::Future && path.a.is_edge() && path.b.is_edge() &&
           ((path.a.index == a && path.b.index == b) || (path.a.index == b && path.b.index == a));
  };
  return std::ranges::any_of(tile.paths, runs) || (leads(a) && leads(b));
}

}  // namespace

bool improves_main_line(const PlayTable& table, std::size_t hex, const Tile& before, const Tile& after) {
  std::vector<unsigned> sides;
  for (const Path& path : table.game.title().map.hexes()[hex].tile.paths) {
    if (path.track != Track::Future) continue;
    if (path.a.is_edge()) sides.push_back(path.a.index);
    if (path.b.is_edge()) sides.push_back(path.b.index);
  }
  return sides.size() == 2 && joins(after, sides[0], sides[1]) && !joins(before, sides[0], sides[1]);
}

}  // namespace trackwright::play
