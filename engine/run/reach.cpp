#include "engine/run/reach.h"

#include <algorithm>
#include <numeric>

namespace trackwright {

namespace {

constexpr int boundless = 1000;

unsigned bit(StopKind kind) {
  return 1U << static_cast<unsigned>(kind);
}

unsigned kinds_of(const Allowance& row) {
  unsigned kinds = 0;
  for (const StopKind kind : row.kinds) kinds |= bit(kind);
  return kinds;
}

}  // namespace

TrainReach::TrainReach(const Train& train)
    : hexes_(train.reach.hexes),
      least_paid_(static_cast<std::size_t>(std::max(0, train.reach.least_paid))),
      diesel_(train.name.value == "D") {
  const Reach& reach = train.reach;
  std::vector<Allowance> rows = reach.rows;
  const int total = reach.unlimited || reach.hexes > 0 ? boundless : reach.stops;
  if (rows.empty()) rows = {{{StopKind::City, StopKind::Town, StopKind::OffBoard}, total, total, 1}};
  for (unsigned set = 1; set < 8; ++set)
    for (const Allowance& row : rows) {
      if ((kinds_of(row) & set) == 0) continue;
      visit_[set] += row.visit;
      pay_[set] += row.pay;
    }
  if (reach.stops > 0)
    for (unsigned set = 1; set < 8; ++set) {
      visit_[set] = std::min(visit_[set], total);
      pay_[set] = std::min(pay_[set], total);
    }
  pays_all_ = visit_ == pay_;
  most_visits_ = visit_[7];
  for (unsigned kind = 0; kind < 3; ++kind) {
    multiplier_.at(kind) = reach.multiplier;
    const auto row =
        std::ranges::find_if(rows, [&](const Allowance& r) { return (kinds_of(r) & (1U << kind)) != 0; });
    if (row != rows.end()) multiplier_.at(kind) *= row->multiplier;
  }
}

// Hall's condition: every set of kinds finds room in the rows that list any of them.
bool TrainReach::fits(const StopCounts& counts, const Caps& caps) {
  for (unsigned set = 1; set < 8; ++set) {
    int wanted = 0;
    for (unsigned kind = 0; kind < 3; ++kind)
      if ((set & (1U << kind)) != 0) wanted += counts.at(kind);
    if (wanted > caps.at(set)) return false;
  }
  return true;
}

bool TrainReach::visits(const StopCounts& counts) const {
  return fits(counts, visit_);
}
bool TrainReach::pays(const StopCounts& counts) const {
  return fits(counts, pay_);
}

namespace {

// Sets of stops that find room form a matroid, so taking the dearest that still fits is best; `first` is in
// whatever it costs.
std::vector<std::size_t> dearest(const TrainReach& reach, const std::vector<PayableStop>& stops,
                                 const std::vector<std::size_t>& order, std::size_t first) {
  std::vector<std::size_t> chosen;
  StopCounts counts{};
  const auto take = [&](std::size_t i) {
    StopCounts next = counts;
    ++next.at(static_cast<std::size_t>(stops[i].kind));
    if (!reach.pays(next)) return;
    counts = next;
    chosen.push_back(i);
  };
  if (first < stops.size()) take(first);
  for (const std::size_t i : order)
    if (i != first) take(i);
  return chosen;
}

bool has_own(const std::vector<PayableStop>& stops, const std::vector<std::size_t>& chosen) {
  return std::ranges::any_of(chosen, [&](std::size_t i) { return stops[i].own; });
}

}  // namespace

std::vector<std::size_t> best_paid(const TrainReach& reach, const std::vector<PayableStop>& stops) {
  std::vector<std::size_t> order(stops.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::stable_sort(order,
                           [&](std::size_t a, std::size_t b) { return stops[a].value > stops[b].value; });
  std::vector<std::size_t> best = dearest(reach, stops, order, stops.size());
  if (!has_own(stops, best)) {
    best.clear();
    int most = -1;
    for (std::size_t own = 0; own < stops.size(); ++own) {
      if (!stops[own].own) continue;
      const auto chosen = dearest(reach, stops, order, own);
      int sum = 0;
      for (const std::size_t i : chosen) sum += stops[i].value;
      if (has_own(stops, chosen) && sum > most) {
        most = sum;
        best = chosen;
      }
    }
  }
  std::ranges::sort(best);
  return best;
}

}  // namespace trackwright
