// Prices on track that several trains would use, and the bound that they prove (Lagrange's relaxation): each
// train runs as it likes best and pays for the track, each piece of track is paid once. However the prices
// are set, no set of runs earns more than that; the search is for prices that make it least.
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
  // counts: trains by class. Nothing where the trains can do too much, or the effort is spent.
  static std::optional<SweepPrices> make(const Field&, const std::vector<Fares>&, const SweepPlan&,
                                         const std::vector<std::size_t>& counts, std::size_t most_nodes,
                                         Effort&);

  // Changes the prices for a while, or until the bound is no more than `floor`; keeps the best.
  void tighten(int floor, Effort&);

  // No set of runs of these trains earns more.
  int bound() const { return bound_; }

  // From now on only so many trains by class, at most as many as it was made for.
  void count(const std::vector<std::size_t>& counts);

  // What the best run of a train of the class earns where no other train is in its way.
  int alone(std::size_t train_class) const { return alone_[train_class]; }

  // Runs that do not share track, each the best that those before it have left room for; beside `runs`.
  std::vector<ClassRun> one_by_one(std::vector<ClassRun> runs = {});

  // Of the trains from here: `taken` hexes are behind the state.
  int most(std::size_t taken, const SweepState&, const SweepTrains&) const;

 private:
  SweepPrices() = default;
  std::size_t edges() const;
  // What the trains earn with prices taken off, and the prices: the bound in parts of the money.
  std::int64_t evaluate();
  void change(double length, std::int64_t distance);
  // Back to the best prices; what they evaluate to.
  std::int64_t settle();

  const Field* field_ = nullptr;
  const SweepPlan* plan_ = nullptr;
  std::vector<std::size_t> counts_;
  std::vector<std::optional<SweepGraph>> graphs_;  // by class
  TrackPrices prices_;
  TrackPrices best_prices_;
  std::int64_t settled_ = 0;         // what the best prices evaluate to
  std::vector<std::int64_t> later_;  // by number of hexes taken: the prices of those not taken
  std::vector<int> alone_;           // by class
  int grain_ = 1;                    // all that is earned is a multiple of it
  int bound_ = 0;
};

// Hopes by prices.
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
