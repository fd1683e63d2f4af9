// What a train can visit and what it is paid for, by the rows of its reach.
//
// A row gives room to stops of its kinds. Each stop of a run is given to one row, and is visited and paid
// there: no row has more stops than its `visit`, nor pays more of them than its `pay`. Which stop goes to
// which row is free, so that a town may use spare city room where a row lists both.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/title/roster.h"

namespace trackwright {

// Visit costs of the stops of a run, by StopKind.
using StopCounts = std::array<int, 3>;

// A row of the reach; `pay` is never above `visit`.
struct ReachRow {
  unsigned kinds = 0;  // bit = StopKind
  int visit = 0;
  int pay = 0;
};

class TrainReach {
 public:
  static constexpr int boundless = 1000;  // as good as no limit

  explicit TrainReach(const Train&);

  const std::vector<ReachRow>& rows() const { return rows_; }
  int most_stops() const { return most_stops_; }  // of all rows together

  // Whether stops of these costs can all be visited. Adding stops never makes an unfit run fit.
  bool visits(const StopCounts&) const;
  // Whether of stops of the costs `visited` so many can be paid.
  bool pays(const StopCounts& paid, const StopCounts& visited) const;
  int most_paid() const { return pay_[7]; }  // stops, at most, in a run
  std::size_t least_paid() const { return least_paid_; }
  // Every run that can be visited is paid whole.
  bool pays_all() const { return pays_all_; }
  // Most stops that can be visited in all; a large number where unlimited.
  int most_visits() const { return most_visits_; }
  int multiplier(StopKind kind) const { return multiplier_[static_cast<std::size_t>(kind)]; }
  int hexes() const { return hexes_; }  // 0: not counted in hexes
  // A run that is paid for fewer stops does not count.
  bool pays_enough(std::size_t paid) const { return paid >= least_paid_; }
  bool diesel() const { return diesel_; }

 private:
  using Caps =
      std::array<int, 8>;  // by set of kinds (bit = StopKind): room of all rows that list one of them
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

// A stop that a run visits, as far as pay is concerned.
struct PayableStop {
  StopKind kind = StopKind::City;
  int value = 0;  // multiplied
  bool own = false;
  int cost = 1;         // of its visit
  bool wanted = false;  // a bonus asks that it is paid
  bool must = false;    // it is paid, or there is no such run
  bool free = false;    // it is paid beside the reach
};

// The stops that pay most within the reach, at least one with an own token among them: indices, rising.
// Empty where no own stop can be paid.
std::vector<std::size_t> best_paid(const TrainReach&, const std::vector<PayableStop>&);

// The same, with all stops that must be paid; and where bonuses ask for stops that are paid, the best with
// each set of those among them: which of these pays most depends on the bonuses. Choices with too few stops
// (least_paid) are left out.
std::vector<std::vector<std::size_t>> paid_choices(const TrainReach&, const std::vector<PayableStop>&);

}  // namespace trackwright
