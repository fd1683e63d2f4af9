#include "engine/run/reach.h"

#include <algorithm>

namespace trackwright {

namespace {

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
  if (reach.stops > 0) most_stops_ = total;
  for (const Allowance& row : rows) rows_.push_back({kinds_of(row), row.visit, std::min(row.pay, row.visit)});
  for (unsigned set = 1; set < 8; ++set) {
    for (const ReachRow& row : rows_) {
      if ((row.kinds & set) == 0) continue;
      visit_[set] += row.visit;
      pay_[set] += row.pay;
    }
    visit_[set] = std::min(visit_[set], most_stops_);
    pay_[set] = std::min(pay_[set], most_stops_);
  }
  pays_all_ = std::ranges::all_of(rows_, [](const ReachRow& row) { return row.pay == row.visit; });
  most_visits_ = visit_[7];
  for (unsigned kind = 0; kind < 3; ++kind) {
    multiplier_.at(kind) = reach.multiplier;
    const auto row =
        std::ranges::find_if(rows, [&](const Allowance& r) { return (kinds_of(r) & (1U << kind)) != 0; });
    if (row != rows.end()) multiplier_.at(kind) *= row->multiplier;
  }
}

// Hall's condition: every set of kinds has enough room in the rows that list any of them.
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

// Whether the paid stops of the kinds `a` and the unpaid ones of the kinds `b` have room in the rows that
// list any of them: paid stops where a row pays, the others where it visits.
bool TrainReach::shared(const StopCounts& paid, const StopCounts& unpaid, unsigned a, unsigned b) const {
  int wanted = 0;
  for (unsigned kind = 0; kind < 3; ++kind) {
    if ((a & (1U << kind)) != 0) wanted += paid.at(kind);
    if ((b & (1U << kind)) != 0) wanted += unpaid.at(kind);
  }
  int room = 0;
  for (const ReachRow& row : rows_)
    if ((row.kinds & b) != 0)
      room += row.visit;
    else if ((row.kinds & a) != 0)
      room += row.pay;
  return wanted <= room;
}

// Applies Hall's condition to paid and unpaid stops together.
bool TrainReach::pays(const StopCounts& paid, const StopCounts& visited) const {
  if (!fits(paid, pay_)) return false;
  if (pays_all_ || rows_.size() == 1) return true;
  StopCounts unpaid{};
  for (std::size_t kind = 0; kind < 3; ++kind)
    unpaid.at(kind) = std::max(0, visited.at(kind) - paid.at(kind));
  for (unsigned a = 1; a < 8; ++a)
    for (unsigned b = 1; b < 8; ++b)
      if (!shared(paid, unpaid, a, b)) return false;
  return true;
}

namespace {

// Sorts by value, highest first; equal values keep their order.
std::vector<std::size_t> by_value(const std::vector<PayableStop>& stops) {
  std::vector<std::size_t> order;
  order.reserve(stops.size());
  const auto pays_more = [&](std::size_t a, std::size_t b) { return stops[a].value > stops[b].value; };
  for (std::size_t i = 0; i < stops.size(); ++i)
    order.insert(std::upper_bound(order.begin(), order.end(), i, pays_more), i);
  return order;
}

// Stops that have room together form a matroid, so it is optimal to take the most valuable one that still
// fits. The stops in `first` are always tried before the others.
std::vector<std::size_t> dearest(const TrainReach& reach, const std::vector<PayableStop>& stops,
                                 const std::vector<std::size_t>& order,
                                 const std::vector<std::size_t>& first) {
  std::vector<std::size_t> chosen;
  chosen.reserve(stops.size());
  StopCounts counts{};
  StopCounts visited{};
  for (const PayableStop& stop : stops) visited.at(static_cast<std::size_t>(stop.kind)) += stop.cost;
  const auto take = [&](std::size_t i) {
    StopCounts next = counts;
    if (!stops[i].free) ++next.at(static_cast<std::size_t>(stops[i].kind));
    if (!reach.pays(next, visited)) return;
    counts = next;
    chosen.push_back(i);
  };
  for (const std::size_t i : first) take(i);
  for (const std::size_t i : order)
    if (std::ranges::find(first, i) == first.end()) take(i);
  return chosen;
}

bool has_own(const std::vector<PayableStop>& stops, const std::vector<std::size_t>& chosen) {
  return std::ranges::any_of(chosen, [&](std::size_t i) { return stops[i].own; });
}

// The best stops that include `first` and a stop with a station of the company.
std::vector<std::size_t> best_with(const TrainReach& reach, const std::vector<PayableStop>& stops,
                                   const std::vector<std::size_t>& order, std::vector<std::size_t> first) {
  std::vector<std::size_t> best = dearest(reach, stops, order, first);
  if (!has_own(stops, best)) {
    best.clear();
    int most = -1;
    first.push_back(0);
    for (std::size_t own = 0; own < stops.size(); ++own) {
      if (!stops[own].own) continue;
      first.back() = own;
      const auto chosen = dearest(reach, stops, order, first);
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

}  // namespace

std::vector<std::size_t> best_paid(const TrainReach& reach, const std::vector<PayableStop>& stops) {
  return best_with(reach, stops, by_value(stops), {});
}

std::vector<std::vector<std::size_t>> paid_choices(const TrainReach& reach,
                                                   const std::vector<PayableStop>& stops) {
  constexpr std::size_t most_wanted = 12;
  std::vector<std::size_t> musts;
  for (std::size_t i = 0; i < stops.size(); ++i)
    if (stops[i].must) musts.push_back(i);
  std::vector<std::size_t> wanted;
  for (std::size_t i = 0; i < stops.size() && wanted.size() < most_wanted; ++i)
    if (stops[i].wanted && !stops[i].must) wanted.push_back(i);
  const std::vector<std::size_t> order = by_value(stops);
  std::vector<std::vector<std::size_t>> choices;
  for (std::size_t set = 0; set < std::size_t{1} << wanted.size(); ++set) {
    std::vector<std::size_t> first = musts;
    for (std::size_t i = 0; i < wanted.size(); ++i)
      if ((set >> i & 1U) != 0) first.push_back(wanted[i]);
    auto choice = best_with(reach, stops, order, std::move(first));
    if (choice.empty() || !reach.pays_enough(choice.size())) continue;
    if (!std::ranges::includes(choice, musts)) continue;
    if (std::ranges::find(choices, choice) == choices.end()) choices.push_back(std::move(choice));
  }
  return choices;
}

}  // namespace trackwright
