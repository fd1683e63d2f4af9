#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <limits>
#include <numeric>
#include <unordered_map>

#include "engine/run/sweep_graph.h"

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

namespace {

constexpr int forbidding = 60'000 * price_unit;  // no run can pay that for a piece of track
constexpr int most_rounds = 300;
constexpr int patience = 12;  // rounds without gain before the steps get shorter

int grain_of(const std::vector<Fares>& fares) {
  int grain = 0;
  const auto meet = [&](const Gain& gain) { grain = std::gcd(grain, gain.value); };
  for (const Fares& train : fares) {
    grain = std::gcd(grain, train.each_run);
    for (const auto& hex : train.ways)
      for (const auto& way : hex) std::ranges::for_each(way, meet);
    std::ranges::for_each(train.hexes, meet);
    for (const auto& hex : train.exits) std::ranges::for_each(hex, meet);
    for (const FareBonus& bonus : train.bonuses)
      for (const auto& choice : bonus.choices) grain = std::gcd(grain, choice.value);
  }
  return std::max(1, grain);
}

int rounded_down(std::int64_t parts, int grain) {
  const auto unit = static_cast<std::int64_t>(grain) * price_unit;
  return static_cast<int>((parts >= 0 ? parts / unit : -((-parts + unit - 1) / unit)) * grain);
}

}  // namespace

std::optional<SweepPrices> SweepPrices::make(const Field& field, const std::vector<Fares>& fares,
                                             const SweepPlan& plan, const std::vector<std::size_t>& counts,
                                             std::size_t most_nodes, Effort& effort) {
  SweepPrices made;
  made.field_ = &field;
  made.plan_ = &plan;
  made.counts_ = counts;
  made.grain_ = grain_of(fares);
  for (std::size_t c = 0; c < counts.size(); ++c) {
    auto& graph = made.graphs_.emplace_back();
    if (counts[c] == 0) continue;
    graph = SweepGraph::make(field, fares, plan, c, most_nodes, effort);
    if (!graph) return std::nullopt;
  }
  for (const FieldHex& hex : field.hexes) {
    std::uint64_t track = 0;
    for (const FieldWay& way : hex.ways) track |= way.track;
    made.prices_.emplace_back(std::bit_width(track), 0);
  }
  made.best_prices_ = made.prices_;
  made.count(counts);
  for (const auto& graph : made.graphs_) made.alone_.push_back(graph ? graph->best() / price_unit : 0);
  return made;
}

void SweepPrices::count(const std::vector<std::size_t>& counts) {
  counts_ = counts;
  bound_ = rounded_down(settle(), grain_);
}

std::vector<ClassRun> SweepPrices::one_by_one(std::vector<ClassRun> runs) {
  TrackPrices taken = prices_;
  for (auto& hex : taken) std::ranges::fill(hex, 0);
  const auto take = [&](const ClassRun& run) {
    for (const auto& [hex, way] : run.ways)
      for (std::size_t b = 0; b < taken[hex].size(); ++b)
        if ((field_->hexes[hex].ways[way].track >> b & 1U) != 0) taken[hex][b] = forbidding;
  };
  std::vector<std::size_t> left = counts_;
  for (const ClassRun& run : runs) {
    take(run);
    --left[run.train_class];
  }
  for (;;) {
    std::optional<std::size_t> dearest;
    for (std::size_t c = 0; c < left.size(); ++c) {
      if (left[c] == 0) continue;
      graphs_[c]->price(taken);
      if (graphs_[c]->best() > 0 && (!dearest || graphs_[c]->best() > graphs_[*dearest]->best())) dearest = c;
    }
    if (!dearest) break;
    --left[*dearest];
    runs.push_back({*dearest, graphs_[*dearest]->best_ways()});
    take(runs.back());
  }
  settle();
  return runs;
}

std::int64_t SweepPrices::evaluate() {
  std::int64_t sum = 0;
  for (const auto& hex : prices_) sum = std::accumulate(hex.begin(), hex.end(), sum);
  for (std::size_t c = 0; c < graphs_.size(); ++c) {
    if (!graphs_[c]) continue;
    graphs_[c]->price(prices_);
    sum += static_cast<std::int64_t>(counts_[c]) * graphs_[c]->best();
  }
  return sum;
}

// Changes prices by demand: up if several trains want the track, down if none does.
void SweepPrices::change(double length, std::int64_t distance) {
  std::vector<std::vector<int>> wants(prices_.size());
  for (std::size_t h = 0; h < prices_.size(); ++h) wants[h].assign(prices_[h].size(), -1);
  for (std::size_t c = 0; c < graphs_.size(); ++c) {
    if (!graphs_[c]) continue;
    for (const auto& [hex, way] : graphs_[c]->best_ways()) {
      const std::uint64_t track = field_->hexes[hex].ways[way].track;
      for (std::size_t b = 0; b < wants[hex].size(); ++b)
        if ((track >> b & 1U) != 0) wants[hex][b] += static_cast<int>(counts_[c]);
    }
  }
  double norm = 0;
  for (std::size_t h = 0; h < prices_.size(); ++h)
    for (std::size_t b = 0; b < prices_[h].size(); ++b)
      if (wants[h][b] > 0 || prices_[h][b] > 0) norm += wants[h][b] * wants[h][b];
  if (norm == 0) return;
  const double step = length * static_cast<double>(distance) / norm;
  for (std::size_t h = 0; h < prices_.size(); ++h)
    for (std::size_t b = 0; b < prices_[h].size(); ++b)
      prices_[h][b] = std::max(0, prices_[h][b] + static_cast<int>(std::lround(step * wants[h][b])));
}

void SweepPrices::tighten(int floor, Effort& effort) {
  std::int64_t best = settled_;
  std::int64_t value = best;
  double length = 1;
  int waited = 0;
  const std::int64_t target = std::int64_t{floor + grain_} * price_unit;
  for (int round = 0; round < most_rounds && length > 0.01; ++round) {
    bound_ = rounded_down(best, grain_);
    if (bound_ <= floor) break;
    for (std::size_t work = 0; work < edges(); work += 100)
      if (!effort.step()) break;
    if (effort.spent()) break;
    change(length, std::max<std::int64_t>(price_unit, value - target));
    value = evaluate();
    if (value < best) {
      best = value;
      best_prices_ = prices_;
      waited = 0;
    } else if (++waited >= patience) {
      length /= 2;
      waited = 0;
      prices_ = best_prices_;
      value = evaluate();
    }
  }
  bound_ = rounded_down(settle(), grain_);
}

std::int64_t SweepPrices::settle() {
  prices_ = best_prices_;
  settled_ = evaluate();
  later_.assign(plan_->steps.size() + 1, 0);
  for (std::size_t i = plan_->steps.size(); i-- > 0;) {
    const auto& hex = prices_[plan_->steps[i].hex];
    later_[i] = std::accumulate(hex.begin(), hex.end(), later_[i + 1]);
  }
  return settled_;
}

int SweepPrices::most(std::size_t taken, const SweepState& state, const SweepTrains& trains) const {
  const std::size_t width = taken == 0 ? 0 : plan_->steps[taken - 1].after();
  std::int64_t sum = std::int64_t{state.value} * price_unit + later_[taken];
  std::array<SlotCode, sweep_slots> slots{};
  for (std::size_t t = 0; t < trains.size(); ++t) {
    for (std::size_t s = 0; s < width; ++s) {
      const unsigned mate = mate_of(state.slots.at(s));
      const bool own = mate != slot_empty && train_of(state.slots.at(s)) == t;
      slots.at(s) = slot_code(own ? mate : slot_empty, 0);
    }
    const int rest = graphs_[trains.class_of[t]]->rest(taken, slots.data(), state.tallies.at(t));
    if (rest <= hopeless / 2) return hopeless;
    sum += rest;
  }
  return rounded_down(sum, grain_) - state.value;
}

std::size_t SweepPrices::edges() const {
  std::size_t sum = 0;
  for (const auto& graph : graphs_) sum += graph ? graph->edges() : 0;
  return sum;
}

}  // namespace trackwright
