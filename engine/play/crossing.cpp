// Lines that divide a hex, such as a river: track must not cross them while a private bars it.
#include <algorithm>

#include "engine/play/steps.h"
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

}  // namespace trackwright::play
