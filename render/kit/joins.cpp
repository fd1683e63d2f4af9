#include "render/kit/joins.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <deque>
#include <limits>
#include <stdexcept>

namespace trackwright {
namespace {

constexpr double infinite = std::numeric_limits<double>::infinity();

// Returns the positions to try: every millimetre, and the ends of spans, where a grid of cells can be cut.
std::vector<double> candidates(double length, const std::vector<Span>& spans) {
  std::vector<double> positions;
  for (int mm = 0; mm < length; ++mm) positions.push_back(mm);
  for (const Span& span : spans) {
    for (const double at : {span.from, span.to})
      if (at > 0 && at < length) positions.push_back(at);
  }
  std::ranges::sort(positions);
  const auto alike = [](double a, double b) { return b - a < 1e-6; };
  positions.erase(std::unique(positions.begin(), positions.end(), alike), positions.end());
  return positions;
}

// Returns the cost of a join at each position: the weight of each span that it cuts, and a little for each
// that it nearly touches, so that joins keep their distance if possible.
std::vector<double> parting(const std::vector<double>& at, const std::vector<Span>& spans) {
  constexpr double on_the_edge = 0.05;
  constexpr double near = 1;
  std::vector<double> costs(at.size(), 0);
  for (const Span& span : spans) {
    const auto first = std::ranges::upper_bound(at, span.from - near);
    for (auto i = static_cast<std::size_t>(first - at.begin()); i < at.size() && at[i] < span.to + near;
         ++i) {
      const bool parts = span.from + on_the_edge < at[i] && at[i] < span.to - on_the_edge;
      costs[i] += parts ? span.weight : 0.01 * span.weight;
    }
  }
  return costs;
}

// The cheapest placement of the first joins, for each position of the last one.
struct Joined {
  std::vector<double> cost;
  std::vector<std::size_t> previous;
};

// Adds one join to `before`, at most `room` from the previous one. `within` holds the positions in reach that
// may still be the cheapest, cheapest first; of two equal ones, the first wins.
Joined one_more(const Joined& before, const std::vector<double>& at, const std::vector<double>& own,
                double room) {
  Joined joined{.cost = std::vector<double>(at.size(), infinite),
                .previous = std::vector<std::size_t>(at.size(), 0)};
  std::deque<std::size_t> within;
  for (std::size_t i = 1; i < at.size(); ++i) {
    while (!within.empty() && before.cost[within.back()] > before.cost[i - 1]) within.pop_back();
    if (before.cost[i - 1] < infinite) within.push_back(i - 1);
    while (!within.empty() && at[i] - at[within.front()] > room + 1e-9) within.pop_front();
    if (within.empty()) continue;
    joined.cost[i] = before.cost[within.front()] + own[i];
    joined.previous[i] = within.front();
  }
  return joined;
}

struct Room {
  double outer =
      0;  // mm between the board's edge and a join; each join takes half of the overlap from a part
  double inner = 0;  // between two joins
};

// Returns the inner joins of this many parts; nothing if the positions cannot make the parts small enough.
std::vector<double> cheapest(double length, std::size_t parts, Room room, const std::vector<double>& at,
                             const std::vector<double>& parted) {
  Joined start{.cost = std::vector<double>(at.size(), infinite), .previous = {}};
  start.cost[0] = 0;
  std::vector<Joined> steps{start};
  for (std::size_t k = 1; k < parts; ++k) {
    const double even = length * static_cast<double>(k) / static_cast<double>(parts);
    std::vector<double> own = parted;  // cutting a span costs more than any unevenness
    for (std::size_t i = 0; i < own.size(); ++i) own[i] += std::pow((at[i] - even) / length, 2);
    steps.push_back(one_more(steps.back(), at, own, k == 1 ? room.outer : room.inner));
  }
  const std::vector<double>& cost = steps.back().cost;
  std::size_t last = 0;
  for (std::size_t i = 1; i < cost.size(); ++i) {
    const bool reaches_the_end = length - at[i] <= room.outer + 1e-9;
    if (reaches_the_end && cost[i] < infinite && (last == 0 || cost[i] < cost[last])) last = i;
  }
  if (last == 0) return {};
  std::vector<double> result;
  for (std::size_t k = steps.size() - 1, i = last; k > 0; i = steps[k].previous[i], --k)
    result.insert(result.begin(), at[i]);
  return result;
}

}  // namespace

std::size_t part_count(double length, double room, double overlap) {
  if (length <= room + 1e-6) return 1;
  const double parts = std::ceil((length - overlap) / (room - overlap) - 1e-9);
  return std::max(std::size_t{2}, static_cast<std::size_t>(parts));
}

std::vector<double> joins(double length, double room, double wanted_overlap,
                          const std::vector<Span>& keep_whole) {
  if (room < 10) throw std::invalid_argument("a sheet leaves no room for any part of a board");
  const double overlap = std::min(wanted_overlap, room / 4);
  std::size_t parts = part_count(length, room, overlap);
  if (parts == 1) return {0, length};
  const std::vector<double> at = candidates(length, keep_whole);
  const std::vector<double> parted = parting(at, keep_whole);
  std::vector<double> result;
  while (result.empty()) {
    result = cheapest(length, parts, {.outer = room - overlap / 2, .inner = room - overlap}, at, parted);
    ++parts;
  }
  result.insert(result.begin(), 0);
  result.push_back(length);
  return result;
}

}  // namespace trackwright
