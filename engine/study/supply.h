// The supply of tiles: which hexes need which tiles, and whether the counts suffice.
//
// One colour at a time: every hex that can have the colour has it, and each hex holds one tile. That is the
// hardest moment for the colour, because a tile returns to the supply when it is replaced. Hexes build one
// after the other, so one copy of each earlier tile is enough to get there. Neighbouring track, money and the
// reach of companies are ignored.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "engine/study/ground.h"

namespace trackwright {

// Hands out tiles to hexes so that as many hexes as possible have one (augmenting paths).
class Handout {
 public:
  // By tile: the number of copies.
  explicit Handout(std::vector<int> copies) : left_(std::move(copies)), holders_(left_.size()) {}

  // Gives the hex one of its tiles, if necessary by moving other hexes to other tiles. Returns false if that
  // is impossible; it then stays impossible.
  bool serve(std::size_t hex, const std::vector<std::vector<std::size_t>>& wanted);

  int left(std::size_t tile) const { return left_[tile]; }
  const std::vector<std::size_t>& holders(std::size_t tile) const { return holders_[tile]; }

 private:
  bool serve(std::size_t hex, const std::vector<std::vector<std::size_t>>& wanted, std::vector<bool>& asked);

  std::vector<int> left_;                          // by tile
  std::vector<std::vector<std::size_t>> holders_;  // by tile: hexes
};

struct TileSupply {
  std::string tile;
  Colour colour = Colour::Yellow;
  std::optional<int> count;         // none: unlimited
  std::vector<std::string> hexes;   // that can have it
  std::vector<std::string> sole;    // of these: it is the only tile of its colour for the hex
  std::vector<std::string> forced;  // of these: after some earlier tile nothing else can follow
  // The sum over all hexes of the share of the ways to build the hex up to this colour that end with this
  // tile. Each choice of tile and rotation is equally likely.
  double wanted = 0;
  int least = 0;  // smallest count with which as many hexes as possible have the colour
  int add = 0;    // copies to add in one smallest set of additions
  // The hexes without another tile and a tenth of `wanted`, for each copy; 0: unlimited. Half a copy stands
  // for none. bench/supply measures how well it finds a halved count.
  double score = 0;
};

// A hex whose tiles other hexes can use up.
struct Starved {
  std::string hex;
  std::vector<std::string> tiles;
  int copies = 0;
  std::vector<std::string> rivals;  // the hexes that can have one of these tiles
};

// Hexes that share too few tiles.
struct Shortage {
  std::vector<std::string> hexes;
  std::vector<std::string> tiles;
  int copies = 0;
};

struct ColourSupply {
  Colour colour = Colour::Yellow;
  std::size_t hexes = 0;             // that can have the colour
  std::optional<int> copies;         // none: some tile is unlimited
  std::size_t built = 0;             // the most hexes that can have the colour at the same time
  std::size_t stops = 0;             // hexes with a printed stop among them
  std::size_t stops_built = 0;       // the most of these, if no other hex has the colour
  std::optional<Shortage> shortage;  // the smallest group of hexes that includes all conflicts
  std::vector<Starved> starved;
};

struct SupplyStudy {
  std::vector<ColourSupply> colours;
  std::vector<TileSupply> tiles;  // by colour; the scarcest first
};

SupplyStudy study_supply(const StudyGround&);

}  // namespace trackwright
