#include "render/kit/joins.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <stdexcept>

namespace trackwright {
namespace {

constexpr double infinite = std::numeric_limits<double>::infinity();

// Where joins are tried: every millimetre, and along the spans, where a grid of cells can be parted.
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

// What a join costs: the weight of each span that it parts, and a little for each that it grazes, so that it
// keeps its distance where there is room.
double parting(double at, const std::vector<Span>& spans) {
  constexpr double on_the_edge = 0.05;
  constexpr double near = 1;
  double cost = 0;
  for (const Span& span : spans)
    if (span.from + on_the_edge < at && at < span.to - on_the_edge)
      cost += span.weight;
    else if (span.from - near < at && at < span.to + near)
      cost += 0.01 * span.weight;
  return cost;
}

// The cheapest way to put the first joins, the last of them at each position.
struct Joined {
  std::vector<double> cost;
  std::vector<std::size_t> previous;
};

// One join more than `before`, none further than `room` from the one before it.
Joined one_more(const Joined& before, const std::vector<double>& at, const std::vector<double>& own,
                double room) {
  Joined joined{.cost = std::vector<double>(at.size(), infinite),
                .previous = std::vector<std::size_t>(at.size(), 0)};
  std::size_t first = 0;
  for (std::size_t i = 1; i < at.size(); ++i) {
    while (at[i] - at[first] > room + 1e-9) ++first;
    for (std::size_t j = first; j < i; ++j) {
      if (before.cost[j] + own[i] >= joined.cost[i]) continue;
      joined.cost[i] = before.cost[j] + own[i];
      joined.previous[i] = j;
    }
  }
  return joined;
}

struct Room {
  double outer =
      0;  // mm between the board's edge and a join; each join takes half of the overlap from a part
  double inner = 0;  // between two joins
};

// The inner joins of so many parts; none where the positions cannot make them small enough.
std::vector<double> cheapest(double length, std::size_t parts, Room room, const std::vector<double>& at,
                             const std::vector<double>& parted) {
  Joined start{.cost = std::vector<double>(at.size(), infinite), .previous = {}};
  start.cost[0] = 0;
  std::vector<Joined> steps{start};
  for (std::size_t k = 1; k < parts; ++k) {
    const double even = length * static_cast<double>(k) / static_cast<double>(parts);
    std::vector<double> own = parted;  // parting outweighs any unevenness
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
  std::vector<double> parted;
  for (const double position : at) parted.push_back(parting(position, keep_whole));
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
