// Prices on track that several trains want to use, and the bound that they prove (Lagrangian relaxation).
// Each train takes its best run and pays for the track; each piece of track is paid for once. For any prices
// no set of runs earns more than the resulting sum; the search minimizes that sum.
#pragma once

#include <optional>
#include <vector>

#include "engine/run/effort.h"
#include "engine/run/field.h"
#include "engine/run/sweep_graph.h"
#include "engine/run/sweep_hope.h"
#include "engine/run/sweep_plan.h"

namespace trackwright {

// A run of a train of the class.
struct ClassRun {
  std::size_t train_class = 0;
  SweptWays ways;
};

class SweepPrices {
 public:
  // counts: trains by class. Returns nothing if the graph of a train is too large, or if the effort is spent.
  static std::optional<SweepPrices> make(const Field&, const std::vector<Fares>&, const SweepPlan&,
                                         const std::vector<std::size_t>& counts, std::size_t most_nodes,
                                         Effort&);

  // Adjusts the prices for a limited time, or until the bound is at most `floor`; keeps the best prices.
  void tighten(int floor, Effort&);

  // No set of runs of these trains earns more.
  int bound() const { return bound_; }

  // Changes the number of trains by class; at most the numbers passed to make().
  void count(const std::vector<std::size_t>& counts);

  // The best revenue of a train of the class without other trains.
  int alone(std::size_t train_class) const { return alone_[train_class]; }

  // Returns runs without shared track, in addition to `runs`; each is the best that the earlier ones leave
  // room for.
  std::vector<ClassRun> one_by_one(std::vector<ClassRun> runs = {});

  // For the remaining gains: `taken` hexes are processed before the state.
  int most(std::size_t taken, const SweepState&, const SweepTrains&) const;

 private:
  SweepPrices() = default;
  std::size_t edges() const;
  // Computes the revenue of the trains after prices, plus the prices: the bound in price units.
  std::int64_t evaluate();
  void change(double length, std::int64_t distance);
  // Restores the best prices and returns their bound.
  std::int64_t settle();

  const Field* field_ = nullptr;
  const SweepPlan* plan_ = nullptr;
  std::vector<std::size_t> counts_;
  std::vector<std::optional<SweepGraph>> graphs_;  // by class
  TrackPrices prices_;
  TrackPrices best_prices_;
  std::int64_t settled_ = 0;         // the bound of the best prices
  std::vector<std::int64_t> later_;  // by number of hexes taken: the prices of the remaining hexes
  std::vector<int> alone_;           // by class
  int grain_ = 1;                    // all revenues are multiples of it
  int bound_ = 0;
};

// Bounds by prices.
class PricedHopes : public SweepHopes {
 public:
  PricedHopes(const SweepPrices& prices, const SweepTrains& trains) : prices_(prices), trains_(trains) {}
  int most(std::size_t taken, const SweepState& state) const override {
    return prices_.most(taken, state, trains_);
  }

 private:
  const SweepPrices& prices_;
  const SweepTrains& trains_;
};

}  // namespace trackwright
