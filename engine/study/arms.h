// Searches the arms of a run: the ways from one side of a home to stops, with the most value for each number
// of lays and visits.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/study/moves.h"

namespace trackwright {

struct ArmLimits {
  int lays = 0;              // at most
  int visits = 0;            // at most; stops, or hexes
  bool free_lays = false;    // lays do not count
  bool count_hexes = false;  // visits are hexes
  bool simple = true;        // passes each hex once; false: may pass it again, which bounds the value
};

struct Arm {
  std::uint32_t label = 0;  // the last hex, in ArmSearch
  const TileMove* move = nullptr;
  int value = 0;
};

class ArmSearch {
 public:
  ArmSearch(const Moves&, const ArmLimits&);

  // Starts anew behind a side of a home; ways do not enter the closed hexes.
  void from(std::uint32_t home, std::size_t side, const std::vector<std::uint32_t>& closed);

  // The most valuable arms with exactly these lays and visits, to different hexes, the best first.
  const std::vector<Arm>& arms(int lays, int visits) const { return arms_[at(lays, visits)]; }

  // The hexes and moves of an arm, from the home outwards.
  struct Step {
    std::uint32_t hex = 0;
    const TileMove* move = nullptr;
  };
  std::vector<Step> steps(const Arm&) const;

 private:
  struct Label {
    std::uint64_t passed = 0;  // the hexes so far, modulo 64
    std::uint32_t before = 0;
    const TileMove* move = nullptr;  // through the hex before
    std::uint32_t hex = 0;
    int value = 0;
    std::uint8_t side = 0;
    std::uint8_t length = 0;
  };
  static constexpr std::uint32_t none = 0xFFFFFFFF;
  static constexpr std::size_t kept = 3;
  static constexpr std::uint8_t longest = 40;

  std::size_t at(int lays, int visits) const {
    return static_cast<std::size_t>(lays * (limits_.visits + 1) + visits);
  }
  void enter(std::uint32_t from, std::size_t side, int lays, int visits, Label label);
  void raise(std::size_t node, int lays, int visits, int value);
  void follow(std::uint32_t label, int lays, int visits);
  void end(std::uint32_t label, const TileMove* move, int lays, int visits, int value);
  bool passed(std::uint32_t label, std::uint32_t hex) const;

  const Moves& moves_;
  ArmLimits limits_;
  std::size_t sizes_;                 // of lays and visits together
  std::vector<int> best_;             // value by node, and at most these lays and visits
  std::vector<std::size_t> touched_;  // nodes, as indices into best_
  std::vector<Label> labels_;
  std::vector<std::vector<std::uint32_t>> waiting_;  // labels by lays and visits
  std::vector<std::vector<Arm>> arms_;               // the same
  std::vector<bool> closed_;                         // by hex
};

}  // namespace trackwright
