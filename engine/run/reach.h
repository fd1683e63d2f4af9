// What a train can visit and what it is paid for, by the rows of its reach.
//
// A row gives room to stops of its kinds. Stops of a run must all find room among `visit`; those that are
// paid find room among `pay`. Which stop draws on which row is free, so that a town may use spare city room
// where a row lists both.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/title/roster.h"

namespace trackwright {

// Visit costs of the stops of a run, by StopKind.
using StopCounts = std::array<int, 3>;

class TrainReach {
 public:
  explicit TrainReach(const Train&);

  // Whether stops of these costs can all be visited. Adding stops never makes an unfit run fit.
  bool visits(const StopCounts&) const;
  // Whether stops in these numbers can all be paid.
  bool pays(const StopCounts&) const;
  // Every run that can be visited is paid whole.
  bool pays_all() const { return pays_all_; }
  // Most stops that can be visited in all; a large number where unlimited.
  int most_visits() const { return most_visits_; }
  int multiplier(StopKind kind) const { return multiplier_[static_cast<std::size_t>(kind)]; }
  int hexes() const { return hexes_; }  // 0: not counted in hexes
  // False: the card does not run by itself.
  bool runs() const { return most_visits_ > 0 || hexes_ > 0; }
  // A run that is paid for fewer stops does not count.
  bool pays_enough(std::size_t paid) const { return paid >= least_paid_; }
  bool diesel() const { return diesel_; }

 private:
  using Caps =
      std::array<int, 8>;  // by set of kinds (bit = StopKind): room of all rows that list one of them
  static bool fits(const StopCounts&, const Caps&);

  Caps visit_{};
  Caps pay_{};
  std::array<int, 3> multiplier_{1, 1, 1};
  int most_visits_ = 0;
  int hexes_ = 0;
  std::size_t least_paid_ = 0;
  bool pays_all_ = true;
  bool diesel_ = false;
};

// A stop that a run visits, as far as pay is concerned.
struct PayableStop {
  StopKind kind = StopKind::City;
  int value = 0;  // multiplied
  bool own = false;
};

// The stops that pay most within the reach, at least one with an own token among them: indices, rising.
// Empty where no own stop can be paid.
std::vector<std::size_t> best_paid(const TrainReach&, const std::vector<PayableStop>&);

}  // namespace trackwright
