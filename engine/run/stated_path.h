// The pieces of a stated run, found on the map and turned to the direction of travel.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/run/moment.h"
#include "engine/tile/tile.h"
#include "engine/title/map.h"

namespace trackwright {

struct PathStep {
  std::uint32_t hex = 0;  // index into Map::hexes()
  std::uint16_t path = 0;
  bool reversed = false;
  std::string text;
};

class StatedPath {
 public:
  StatedPath(const Map& map, const Position& position) : map_(map), position_(position) {}

  // Finds the pieces ("G12:3-c0"). Returns the error; empty: they lead from a stop to a stop. Steps before
  // the first wrong piece are kept.
  std::string find(const std::vector<std::string>& pieces);

  const std::vector<PathStep>& steps() const { return steps_; }
  const Hex& hex_of(const PathStep& step) const { return map_.hexes()[step.hex]; }
  const Tile& tile_of(const PathStep& step) const;
  const Path& path_of(const PathStep& step) const { return tile_of(step).paths[step.path]; }
  End from(const PathStep& s) const { return s.reversed ? path_of(s).b : path_of(s).a; }
  End to(const PathStep& s) const { return s.reversed ? path_of(s).a : path_of(s).b; }

 private:
  std::string find_pieces(const std::vector<std::string>& pieces);
  std::optional<PathStep> find_piece(const Hex&, const std::string& text) const;
  bool joins(const PathStep&, const PathStep&) const;
  std::string connect();
  std::string chain();
  Lane from_lane(const PathStep& s) const { return s.reversed ? path_of(s).b_lane : path_of(s).a_lane; }
  Lane to_lane(const PathStep& s) const { return s.reversed ? path_of(s).a_lane : path_of(s).b_lane; }

  const Map& map_;
  const Position& position_;
  std::vector<PathStep> steps_;
};

}  // namespace trackwright
