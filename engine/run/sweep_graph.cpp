#include "engine/run/sweep_graph.h"

#include <algorithm>
#include <limits>
#include <unordered_map>

namespace trackwright {

namespace {

constexpr std::size_t edges_of_node = 5;                            // at most, on average
constexpr std::uint64_t ways_only = (std::uint64_t{1} << 53U) - 1;  // of SweepOrigin::moves

class NoHopes : public SweepHopes {
 public:
  int most(std::size_t /*taken*/, const SweepState& /*state*/) const override { return 0; }
};

}  // namespace

// Records the states that a node leads to as its edges.
class SweepGraph::Builder : public SweepSink {
 public:
  Builder(const FieldHex& hex, SweepFront& after, Level& level) : hex_(hex), after_(after), level_(level) {}

  void put(const SweepState& state) override {
    SweepState bare = state;
    bare.value = 0;
    level_.edges.push_back({after_.number_of(bare), state.value, use_of(state.origin.moves & ways_only)});
  }

 private:
  std::uint32_t use_of(std::uint64_t moves) {
    const auto [known, fresh] = numbers_.emplace(moves, static_cast<std::uint32_t>(level_.uses.size()));
    if (fresh) {
      std::uint64_t track = 0;
      for (const SweepMove& move : moves_of(moves)) track |= hex_.ways[move.way].track;
      level_.uses.push_back({moves, track});
    }
    return known->second;
  }

  const FieldHex& hex_;
  SweepFront& after_;
  Level& level_;
  std::unordered_map<std::uint64_t, std::uint32_t> numbers_;
};

std::optional<SweepGraph> SweepGraph::make(const Field& field, const std::vector<Fares>& fares,
                                           const SweepPlan& plan, std::size_t train_class,
                                           std::size_t most_nodes, Effort& effort) {
  SweepGraph graph;
  const SweepTrains train{{train_class}, &fares};
  const NoHopes no_hopes;
  const std::vector<const Fares*> fares_of{&fares[train_class]};
  graph.fronts_.emplace_back(0, fares_of).number_of({});
  std::size_t nodes = 1;
  std::size_t edges = 0;
  for (std::size_t i = 0; i < plan.steps.size(); ++i) {
    SweepFront next(plan.steps[i].after(), fares_of);
    Level level;
    level.hex = plan.steps[i].hex;
    Builder builder(field.hexes[level.hex], next, level);
    SweepExpansion expansion(field, train, plan, no_hopes, i, effort);
    expansion.floor = std::numeric_limits<int>::min();
    const SweepFront& here = graph.fronts_.back();
    for (std::uint32_t s = 0; s < here.size(); ++s) {
      level.first.push_back(static_cast<std::uint32_t>(level.edges.size()));
      expansion.expand(here, s, builder);
      if (!effort.step() || nodes + next.size() > most_nodes ||
          edges + level.edges.size() > edges_of_node * most_nodes)
        return std::nullopt;
    }
    if (expansion.left_out() != std::numeric_limits<int>::min()) return std::nullopt;
    level.first.push_back(static_cast<std::uint32_t>(level.edges.size()));
    nodes += next.size();
    edges += level.edges.size();
    next.take_origins();
    graph.fronts_.push_back(std::move(next));
    graph.levels_.push_back(std::move(level));
  }
  for (const SweepFront& front : graph.fronts_) graph.rests_.emplace_back(front.size(), 0);
  return graph;
}

void SweepGraph::price(const TrackPrices& prices) {
  for (std::size_t i = levels_.size(); i-- > 0;) {
    Level& level = levels_[i];
    level.prices.resize(level.uses.size());
    for (std::size_t u = 0; u < level.uses.size(); ++u) {
      int sum = 0;
      for (std::size_t b = 0; b < prices[level.hex].size(); ++b)
        if ((level.uses[u].track >> b & 1U) != 0) sum += prices[level.hex][b];
      level.prices[u] = sum;
    }
    const std::vector<int>& after = rests_[i + 1];
    for (std::size_t s = 0; s < rests_[i].size(); ++s) {
      int most = hopeless;
      for (std::uint32_t e = level.first[s]; e < level.first[s + 1]; ++e) {
        const Edge& edge = level.edges[e];
        most = std::max(most, edge.gain * price_unit - level.prices[edge.use] + after[edge.to]);
      }
      rests_[i][s] = std::max(most, hopeless);
    }
  }
}

int SweepGraph::rest(std::size_t taken, const SlotCode* slots, Tally tally) const {
  const std::uint32_t node = fronts_[taken].find(slots, {tally});
  return node == SweepFront::none ? hopeless : rests_[taken][node];
}

SweptWays SweepGraph::best_ways() const {
  SweptWays ways;
  std::uint32_t node = 0;
  for (std::size_t i = 0; i < levels_.size(); ++i) {
    const Level& level = levels_[i];
    std::uint32_t next = 0;
    for (std::uint32_t e = level.first[node]; e < level.first[node + 1]; ++e) {
      const Edge& edge = level.edges[e];
      if (edge.gain * price_unit - level.prices[edge.use] + rests_[i + 1][edge.to] != rests_[i][node])
        continue;
      for (const SweepMove& move : moves_of(level.uses[edge.use].moves))
        ways.emplace_back(level.hex, move.way);
      next = edge.to;
      break;
    }
    node = next;
  }
  return ways;
}

std::size_t SweepGraph::edges() const {
  std::size_t sum = 0;
  for (const Level& level : levels_) sum += level.edges.size();
  return sum;
}

}  // namespace trackwright
