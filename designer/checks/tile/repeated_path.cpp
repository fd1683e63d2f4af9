#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

bool same(const Path& a, const Path& b) {
  const bool straight = a.a == b.a && a.b == b.b && a.a_lane == b.a_lane && a.b_lane == b.b_lane;
  const bool crossed = a.a == b.b && a.b == b.a && a.a_lane == b.b_lane && a.b_lane == b.a_lane;
  return (straight || crossed) && a.track == b.track;
}

void look_for_twins(const Tile& tile, Place place, const Name& object, const std::string& words,
                    Report& report) {
  for (std::size_t i = 0; i < tile.paths.size(); ++i)
    for (std::size_t k = 0; k < i; ++k)
      if (same(tile.paths[i], tile.paths[k]))
        report(place, object, fmt::format("paths {} and {} of {} are the same", k + 1, i + 1, words),
               "remove one, or correct an edge");
}

}  // namespace

void tile_repeated_path(const Facts& facts, Report& report) {
  for (const auto& [id, tile] : facts.title.tiles)
    if (tile.own) look_for_twins(tile.tile, tile.code_place, {Name::Tile, id}, "tile " + id, report);
  for (const HexFacts& hex : facts.hexes)
    look_for_twins(hex.hex->tile, hex.hex->code_place, {Name::Hex, hex.hex->id}, hex_words(*hex.hex), report);
}

}  // namespace trackwright::checks
