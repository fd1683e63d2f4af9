#include "engine/run/sweep_plan.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <limits>
#include <numeric>
#include <set>

namespace trackwright {

namespace {

using Order = std::vector<std::uint32_t>;  // hexes of the field

// Estimates the number of states, which doubles with each slot of the front.
double effort_of(const Field& field, const Order& order) {
  std::vector<bool> taken(field.hexes.size(), false);
  double effort = 0;
  int slots = 0;
  for (const std::uint32_t h : order) {
    std::set<int> edges;
    for (const FieldExit& exit : field.hexes[h].exits) {
      if (exit.facing.empty() || !edges.insert(exit.edge.index()).second) continue;
      slots += taken[exit.beyond] ? -1 : 1;
    }
    taken[h] = true;
    effort += std::exp2(slots);
  }
  return effort;
}

// The share of hexes up to the last token; beyond it, runs without a token lead nowhere. Low is better.
double token_share(const std::vector<Fares>& fares, const Order& order) {
  std::size_t last = 0;
  for (std::size_t i = 0; i < order.size(); ++i)
    if (std::ranges::any_of(fares, [&](const Fares& f) { return bool{f.tokens[order[i]]}; })) last = i + 1;
  return static_cast<double>(last) / static_cast<double>(std::max<std::size_t>(1, order.size()));
}

Order best_order(const Map& map, const Field& field, const std::vector<Fares>& fares, double tokens_weigh) {
  using Key = std::pair<int, int>;
  const std::array<std::function<Key(Coordinate)>, 4> keys{
      [](Coordinate c) { return Key(c.x, c.y); }, [](Coordinate c) { return Key(c.y, c.x); },
      [](Coordinate c) { return Key(c.x + c.y, c.x); }, [](Coordinate c) { return Key(c.x - c.y, c.x); }};
  Order best;
  double least = std::numeric_limits<double>::infinity();
  for (const auto& key : keys)
    for (const bool back : {false, true}) {
      Order order(field.hexes.size());
      std::iota(order.begin(), order.end(), 0U);
      const auto key_of = [&](std::uint32_t h) { return key(map.hexes()[field.hexes[h].hex].at); };
      std::ranges::stable_sort(order,
                               [&](std::uint32_t a, std::uint32_t b) { return key_of(a) < key_of(b); });
      if (back) std::ranges::reverse(order);
      const double effort = effort_of(field, order) * (1 + tokens_weigh * token_share(fares, order));
      if (effort >= least) continue;
      least = effort;
      best = std::move(order);
    }
  return best;
}

struct Slot {
  std::uint32_t hex = 0;  // already taken, in the field
  std::uint32_t exit = 0;
};

class Planner {
 public:
  Planner(const Field& field, const std::vector<Fares>& fares, Order order)
      : field_(field), fares_(fares), order_(std::move(order)), place_(order_.size()) {
    for (std::size_t i = 0; i < order_.size(); ++i) place_[order_[i]] = i;
  }

  SweepPlan make() {
    for (std::size_t i = 0; i < order_.size(); ++i) plan_.steps.push_back(step(i));
    for (std::size_t i = 0; i <= order_.size(); ++i) {
      auto& hopes = plan_.hope.emplace_back();
      for (const Fares& fares : fares_) hopes.push_back(hope(fares, i));
    }
    plan_.settled.assign(order_.size(), std::vector<SweepSettlement>(fares_.size()));
    for (std::size_t c = 0; c < fares_.size(); ++c) settle(c);
    return std::move(plan_);
  }

 private:
  bool used(const FieldHex& hex, std::uint32_t exit) const {
    return std::ranges::any_of(hex.ways,
                               [&](const FieldWay& way) { return way.first == exit || way.last == exit; });
  }

  SweepStep step(std::size_t place) {
    SweepStep step;
    step.hex = order_[place];
    step.before = front_.size();
    const FieldHex& hex = field_.hexes[step.hex];
    std::vector<Slot> next;
    for (std::size_t s = 0; s < front_.size(); ++s) {
      const bool enters = field_.hexes[front_[s].hex].exits[front_[s].exit].beyond == step.hex;
      (enters ? step.enter : step.stay).push_back(static_cast<std::uint8_t>(s));
      if (!enters) next.push_back(front_[s]);
    }
    std::vector<int> added(hex.exits.size(), way_closed);
    for (std::uint32_t e = 0; e < hex.exits.size(); ++e) {
      if (hex.exits[e].facing.empty() || place_[hex.exits[e].beyond] <= place || !used(hex, e)) continue;
      added[e] = static_cast<int>(step.before + step.added++);
      next.push_back({step.hex, e});
    }
    step.turns.resize(step.enter.size());
    for (std::size_t w = 0; w < hex.ways.size(); ++w) add_turns(step, hex, w, added);
    front_ = std::move(next);
    plan_.widest = std::max({plan_.widest, front_.size(), step.before + step.added});
    return step;
  }

  struct Place {
    int slot = way_closed;
    std::uint32_t exit = 0;
  };

  // The slots from which a run can come to this end of a way.
  std::vector<Place> places(const SweepStep& step, const std::optional<std::uint32_t>& end,
                            const std::vector<int>& added) const {
    if (!end) return {{}};
    if (added[*end] != way_closed) return {{added[*end], *end}};
    std::vector<Place> found;
    for (const std::uint8_t s : step.enter) {
      const FieldExit& from = field_.hexes[front_[s].hex].exits[front_[s].exit];
      if (std::ranges::find(from.facing, *end) != from.facing.end()) found.push_back({s, *end});
    }
    return found;
  }

  void add_turns(SweepStep& step, const FieldHex& hex, std::size_t way, const std::vector<int>& added) const {
    const auto old = [&](const Place& p) {
      return p.slot != way_closed && p.slot < static_cast<int>(step.before);
    };
    const auto turn = [&](const Place& a, const Place& b) {
      return SweepTurn{static_cast<std::uint8_t>(way), static_cast<std::int8_t>(a.slot),
                       static_cast<std::int8_t>(b.slot), static_cast<std::uint8_t>(a.exit),
                       static_cast<std::uint8_t>(b.exit)};
    };
    const auto at = [&](const Place& p) {
      return static_cast<std::size_t>(std::ranges::find(step.enter, static_cast<std::uint8_t>(p.slot)) -
                                      step.enter.begin());
    };
    for (const Place& a : places(step, hex.ways[way].first, added))
      for (const Place& b : places(step, hex.ways[way].last, added)) {
        if (!old(a) && !old(b)) step.fresh.push_back(turn(a, b));
        if (old(a)) step.turns[at(a)].push_back(turn(a, b));
        if (old(b)) step.turns[at(b)].push_back(turn(b, a));
      }
  }

  SweepHope hope(const Fares& fares, std::size_t taken) const {
    SweepHope hope;
    int base = 0;
    std::vector<int> values;
    for (std::size_t i = taken; i < order_.size(); ++i) {
      const std::uint32_t h = order_[i];
      hope.token = hope.token || fares.tokens[h];
      base += std::max(0, fares.hexes[h].value);
      for (const Gain& exit : fares.exits[h]) base += std::max(0, exit.value);
      for (const auto& [value, room] : fares.stops[h]) {
        if (room == 0) base += value;
        if (room > 0 && value > 0) values.push_back(value);
      }
    }
    for (const FareBonus& bonus : fares.bonuses) {
      const bool open = std::ranges::any_of(bonus.hexes, [&](std::uint32_t h) { return place_[h] >= taken; });
      int most = 0;
      for (const auto& choice : bonus.choices) most = std::max(most, choice.value);
      if (open) base += most;
    }
    std::ranges::sort(values, std::greater());
    hope.by_stops = {base};
    for (const int value : values) hope.by_stops.push_back(hope.by_stops.back() + value);
    return hope;
  }

  std::size_t last(const std::vector<std::uint32_t>& hexes) const {
    std::size_t place = 0;
    for (const std::uint32_t h : hexes) place = std::max(place, place_[h]);
    return place;
  }

  void settle(std::size_t c) {
    for (std::size_t b = 0; b < fares_[c].bonuses.size(); ++b) {
      SweepSettlement& here = plan_.settled[last(fares_[c].bonuses[b].hexes)][c];
      here.bonuses.push_back(b);
      for (const auto& choice : fares_[c].bonuses[b].choices)
        here.fields.insert(here.fields.end(), choice.fields.begin(), choice.fields.end());
    }
    for (const auto& [field, hexes] : fares_[c].groups) plan_.settled[last(hexes)][c].fields.push_back(field);
  }

  const Field& field_;
  const std::vector<Fares>& fares_;
  Order order_;
  std::vector<std::size_t> place_;  // in the order, by hex
  std::vector<Slot> front_;
  SweepPlan plan_;
};

}  // namespace

SweepPlan make_sweep_plan(const Map& map, const Field& field, const std::vector<Fares>& fares,
                          double tokens_weigh) {
  return Planner(field, fares, best_order(map, field, fares, tokens_weigh)).make();
}

}  // namespace trackwright
