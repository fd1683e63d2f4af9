// A run, stop by stop.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace trackwright {

struct RunStop {
  std::string hex;
  std::string node;  // "c0", "t1", "o0"
  int value = 0;     // as paid to this train, multiplied
  bool paid = true;
  friend bool operator==(const RunStop&, const RunStop&) = default;
};

struct RunBonusPaid {
  std::string name;
  int value = 0;
  friend bool operator==(const RunBonusPaid&, const RunBonusPaid&) = default;
};

// A piece of track that a run uses: the hex as an index into Map::hexes(), and the path of its present tile.
struct RunPiece {
  std::uint32_t hex = 0;
  std::uint16_t path = 0;
};

struct Run {
  std::size_t train = 0;  // index into Position::trains
  std::vector<RunStop> stops;
  std::vector<std::string> path;  // "G12:3-c0", in order of travel
  std::vector<RunPiece> pieces;   // the same, for drawing
  int revenue = 0;                // stops and bonuses, minus fees taken from revenue
  std::vector<RunBonusPaid> bonuses;
  int fees = 0;                         // paid from the treasury, not part of revenue
  std::vector<RunBonusPaid> subsidies;  // paid to the treasury, not part of revenue
};

}  // namespace trackwright
