// The options of one train in a sweep, as an acyclic graph. Its nodes are the states of this train alone
// between two hexes; its edges are the train's actions in a hex. With prices on track the graph returns, for
// any state, what the train can still earn after paying for its track.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "engine/run/effort.h"
#include "engine/run/field.h"
#include "engine/run/sweep_front.h"
#include "engine/run/sweep_plan.h"
#include "engine/run/sweep_step.h"

namespace trackwright {

// By hex of the field and bit of FieldWay::track; price_unit of them are one unit of money.
using TrackPrices = std::vector<std::vector<int>>;
constexpr int price_unit = 64;
constexpr int hopeless = std::numeric_limits<int>::min() / 8;

// (hex of the field, way) of a run, in the order of the sweep.
using SweptWays = std::vector<std::pair<std::uint32_t, std::uint32_t>>;

class SweepGraph {
 public:
  // Returns nothing if the graph has more nodes, or if the effort is spent.
  static std::optional<SweepGraph> make(const Field&, const std::vector<Fares>&, const SweepPlan&,
                                        std::size_t train_class, std::size_t most_nodes, Effort&);

  // Sets the prices of track.
  void price(const TrackPrices&);

  // In price units, after prices: the value of the best run, and the further gain of a state of the train
  // after `taken` hexes (hopeless: it cannot be completed).
  int best() const { return rests_.front().front(); }
  int rest(std::size_t taken, const SlotCode* slots, Tally) const;

  SweptWays best_ways() const;  // of the best run

  std::size_t edges() const;

 private:
  struct Edge {
    std::uint32_t to = 0;
    std::int32_t gain = 0;
    std::uint32_t use = 0;  // index into Level::uses
  };
  // The actions of a train in the hex: its ways, and the track that they use.
  struct Use {
    std::uint64_t moves = 0;
    std::uint64_t track = 0;
  };
  struct Level {
    std::vector<std::uint32_t> first;  // by node: its first edge; plus an end marker
    std::vector<Edge> edges;
    std::vector<Use> uses;
    std::vector<int> prices;  // by use
    std::uint32_t hex = 0;
  };
  class Builder;

  std::vector<SweepFront> fronts_;       // by number of hexes taken
  std::vector<std::vector<int>> rests_;  // by front and node
  std::vector<Level> levels_;            // by step
};

// Prices on track that several trains want to use, and the bound that they prove (Lagrangian relaxation).
// Each train takes its best run and pays for the track; each piece of track is paid for once. For any prices
// no set of runs earns more than the resulting sum; the search minimizes that sum.

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
