// The options of one train in a sweep, as an acyclic graph. Its nodes are the states of this train alone
// between two hexes; its edges are the train's actions in a hex. With prices on track the graph returns, for
// any state, what the train can still earn after paying for its track.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "engine/run/effort.h"
#include "engine/run/sweep_front.h"
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

}  // namespace trackwright
