#include <algorithm>
#include <cmath>
#include <limits>

#include "render/sheets/split.h"

namespace trackwright {
namespace {

constexpr double step = 0.5;        // mm between the positions that are tried
constexpr double clearance = 0.25;  // mm that a join keeps from a span
constexpr double infinite = std::numeric_limits<double>::infinity();

double place(std::size_t position) {
  return static_cast<double>(position) * step;
}

double crossings(double at, const std::vector<Span>& spans) {
  return static_cast<double>(std::count_if(spans.begin(), spans.end(), [&](const Span& span) {
    return span.from - clearance < at && at < span.to + clearance;
  }));
}

std::size_t part_count(double length, double room, double overlap) {
  if (length <= room + 1e-6) return 1;
  const double parts = std::ceil((length - overlap) / (room - overlap) - 1e-9);
  return std::max(std::size_t{2}, static_cast<std::size_t>(parts));
}

// The cheapest way to put the first joins, the last of them at each position.
struct Joined {
  std::vector<double> cost;
  std::vector<std::size_t> previous;
};

// One join more than `before`, none further than `room` from the one before it.
Joined one_more(const Joined& before, const std::vector<double>& own, double room) {
  Joined joined{.cost = std::vector<double>(own.size(), infinite),
                .previous = std::vector<std::size_t>(own.size(), 0)};
  for (std::size_t i = 1; i < own.size(); ++i) {
    const double nearest = place(i) - room;
    const std::size_t first = nearest > 0 ? static_cast<std::size_t>(std::ceil(nearest / step - 1e-9)) : 0;
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

// The inner joins of so many parts; none where positions in whole steps cannot make them small enough.
std::vector<double> cheapest(double length, std::size_t parts, Room room,
                             const std::vector<double>& crossed) {
  Joined start{.cost = std::vector<double>(crossed.size(), infinite), .previous = {}};
  start.cost[0] = 0;
  std::vector<Joined> steps{start};
  for (std::size_t k = 1; k < parts; ++k) {
    const double even = length * static_cast<double>(k) / static_cast<double>(parts);
    std::vector<double> own = crossed;  // a crossing outweighs any unevenness
    for (std::size_t i = 0; i < own.size(); ++i) own[i] += std::pow((place(i) - even) / length, 2);
    steps.push_back(one_more(steps.back(), own, k == 1 ? room.outer : room.inner));
  }
  const std::vector<double>& cost = steps.back().cost;
  std::size_t last = 0;
  for (std::size_t i = 1; i < cost.size(); ++i) {
    const bool reaches_the_end = length - place(i) <= room.outer + 1e-9;
    if (reaches_the_end && cost[i] < infinite && (last == 0 || cost[i] < cost[last])) last = i;
  }
  if (last == 0) return {};
  std::vector<double> result;
  for (std::size_t k = steps.size() - 1, i = last; k > 0; i = steps[k].previous[i], --k) {
    result.insert(result.begin(), place(i));
  }
  return result;
}

}  // namespace

std::vector<double> joins(double length, double room, double wanted_overlap,
                          const std::vector<Span>& keep_whole) {
  const double overlap = std::min(wanted_overlap, room / 4);
  std::size_t parts = part_count(length, room, overlap);
  if (parts == 1) return {0, length};
  std::vector<double> crossed;
  for (std::size_t i = 0; place(i) < length; ++i) crossed.push_back(crossings(place(i), keep_whole));
  std::vector<double> result;
  while (result.empty()) {
    result = cheapest(length, parts, {.outer = room - overlap / 2, .inner = room - overlap}, crossed);
    ++parts;
  }
  result.insert(result.begin(), 0);
  result.push_back(length);
  return result;
}

}  // namespace trackwright
