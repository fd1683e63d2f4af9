// Lines that divide a hex, such as a river: track must not cross them while a private bars it.
#include <algorithm>

#include "engine/play/privates/steps.h"
#include "engine/play/track/steps.h"
#include "engine/tile/tile_facts.h"

namespace trackwright::play {

namespace {

unsigned edges_of(const Path& path) {
  unsigned edges = 0;
  for (const End& end : {path.a, path.b})
    if (end.is_edge()) edges |= 1U << end.index;
  return edges;
}

// A line with stops names their side, and all track must stay there; without a side, each piece stays on one.
bool crosses(const Partition& line, const Tile& tile) {
  const unsigned inner = inner_edges(line);
  const unsigned side = line.restrict_side == "outer" ? ~inner : inner;
  return std::ranges::any_of(tile.paths, [&](const Path& path) {
    const unsigned edges = edges_of(path);
    if (!line.restrict_side.empty()) return (edges & ~side) != 0;
    return (edges & ~inner) != 0 && (edges & inner) != 0;
  });
}

bool is_barred(const PlayTable& table, const Partition& line) {
  for (std::size_t p = 0; p < table.game.privates.size(); ++p)
    for (const PowerFacts& power : table.game.privates[p].powers)
      if (power.is(rule::Power::BarsCrossing) && has_holder(table, p, power) && line.kind &&
          (!power.rule->terrain || word_of(*line.kind) == power.rule->terrain->value))
        return true;
  return false;
}

}  // namespace

bool crosses_barrier(const PlayTable& table, std::size_t hex, const Tile& tile) {
  return std::ranges::any_of(table.game.title().map.hexes()[hex].tile.partitions, [&](const Partition& line) {
    return crosses(line, tile) && is_barred(table, line);
  });
}

unsigned without_crossings(const PlayTable& table, std::size_t hex, const Tile& unturned,
                           unsigned rotations) {
  if (table.game.title().map.hexes()[hex].tile.partitions.empty()) return rotations;
  for (unsigned r = 0; r < 6; ++r)
    if (((rotations >> r) & 1U) != 0 &&
        crosses_barrier(table, hex, rotated(unturned, Rotation(static_cast<int>(r)))))
      rotations &= ~(1U << r);
  return rotations;
}

// Main lines: thin track that the map prints as a plan. A lay improves one if it is the first to join the two
// sides that the thin track joins.

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
