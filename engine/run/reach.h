// The stops that a train can visit and is paid for, by the rows of its reach.
//
// A row provides room for stops of its kinds. Each stop of a run is assigned to one row, where it is visited
// and paid. No row has more stops than its `visit`, or pays more of them than its `pay`. The assignment is
// free, so a town may use spare city room if a row lists both kinds.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/title/roster.h"

namespace trackwright {

// Visit costs of the stops of a run, by StopKind.
using StopCounts = std::array<int, 3>;

// A row of the reach; `pay` is at most `visit`.
struct ReachRow {
  unsigned kinds = 0;  // bit = StopKind
  int visit = 0;
  int pay = 0;
};

class TrainReach {
 public:
  static constexpr int boundless = 1000;  // practically unlimited

  explicit TrainReach(const Train&);

  const std::vector<ReachRow>& rows() const { return rows_; }
  int most_stops() const { return most_stops_; }  // of all rows together

  // Whether stops of these costs can all be visited. If not, adding stops never helps.
  bool visits(const StopCounts&) const;
  // Whether stops of the costs `paid` can be paid, among visited stops of the costs `visited`.
  bool pays(const StopCounts& paid, const StopCounts& visited) const;
  int most_paid() const { return pay_[7]; }  // maximum number of paid stops in a run
  std::size_t least_paid() const { return least_paid_; }
  // Whether every run within reach is paid in full.
  bool pays_all() const { return pays_all_; }
  // The maximum number of visited stops; a large number if unlimited.
  int most_visits() const { return most_visits_; }
  int multiplier(StopKind kind) const { return multiplier_[static_cast<std::size_t>(kind)]; }
  int hexes() const { return hexes_; }  // 0: hexes are not counted
  // Whether a run with this number of paid stops counts.
  bool pays_enough(std::size_t paid) const { return paid >= least_paid_; }
  bool diesel() const { return diesel_; }

 private:
  using Caps =
      std::array<int, 8>;  // by set of kinds (bit = StopKind): total room of the rows that list one of them
  static bool fits(const StopCounts&, const Caps&);
  bool shared(const StopCounts& paid, const StopCounts& unpaid, unsigned a, unsigned b) const;

  std::vector<ReachRow> rows_;
  int most_stops_ = boundless;
  Caps visit_{};
  Caps pay_{};
  std::array<int, 3> multiplier_{1, 1, 1};
  int most_visits_ = 0;
  int hexes_ = 0;
  std::size_t least_paid_ = 0;
  bool pays_all_ = true;
  bool diesel_ = false;
};

// A visited stop, with the properties that affect pay.
struct PayableStop {
  StopKind kind = StopKind::City;
  int value = 0;  // multiplied
  bool own = false;
  int cost = 1;         // of the visit
  bool wanted = false;  // a bonus requires that it is paid
  bool must = false;    // it must be paid, or the run is invalid
  bool free = false;    // it is paid in addition to the reach
};

// Returns the most valuable stops within the reach that include at least one own token: indices, ascending.
// Empty if no own stop can be paid.
std::vector<std::size_t> best_paid(const TrainReach&, const std::vector<PayableStop>&);

// The same with all mandatory stops. If bonuses require paid stops, returns the best choice for each set of
// those stops; which one pays most depends on the bonuses. Choices with too few stops (least_paid) are left
// out.
std::vector<std::vector<std::size_t>> paid_choices(const TrainReach&, const std::vector<PayableStop>&);

}  // namespace trackwright
