#include "engine/simulate/tally.h"

#include <algorithm>
#include <boost/math/distributions/normal.hpp>
#include <boost/math/distributions/students_t.hpp>
#include <cmath>

namespace trackwright::simulate {

namespace {

// In double precision: long double is slower, and Valgrind does not have all of its bits (the library then
// ends the program when it starts).
using Precision = boost::math::policies::policy<boost::math::policies::promote_double<false>>;
using Normal = boost::math::normal_distribution<double, Precision>;
using StudentsT = boost::math::students_t_distribution<double, Precision>;

}  // namespace

void GameTally::merge(const GameTally& other) {
  for (const auto& [value, times] : other.counts_) counts_[value] += times;
}

std::uint64_t GameTally::games() const {
  std::uint64_t sum = 0;
  for (const auto& [value, times] : counts_) sum += times;
  return sum;
}

double GameTally::mean() const {
  std::int64_t sum = 0;
  for (const auto& [value, times] : counts_) sum += value * static_cast<std::int64_t>(times);
  const std::uint64_t all = games();
  return all == 0 ? 0 : static_cast<double>(sum) / static_cast<double>(all);
}

double GameTally::deviation() const {
  const std::uint64_t all = games();
  if (all < 2) return 0;
  const double centre = mean();
  double squares = 0;
  for (const auto& [value, times] : counts_) {
    const double away = static_cast<double>(value) - centre;
    squares += away * away * static_cast<double>(times);
  }
  return std::sqrt(squares / static_cast<double>(all - 1));
}

std::int64_t GameTally::quantile(double part) const {
  const double wanted = part * static_cast<double>(games());
  std::uint64_t seen = 0;
  for (const auto& [value, times] : counts_) {
    seen += times;
    if (static_cast<double>(seen) >= wanted) return value;
  }
  return 0;
}

std::optional<Interval> mean_interval(const GameTally& tally, double level) {
  const std::uint64_t games = tally.games();
  if (games < 2) return std::nullopt;
  const StudentsT t(static_cast<double>(games - 1));
  const double wide =
      boost::math::quantile(t, 0.5 + level / 2) * tally.deviation() / std::sqrt(static_cast<double>(games));
  return Interval{tally.mean() - wide, tally.mean() + wide};
}

std::optional<Interval> share_interval(std::uint64_t hits, std::uint64_t games, double level) {
  if (games == 0) return std::nullopt;
  const double z = boost::math::quantile(Normal(), 0.5 + level / 2);
  const double n = static_cast<double>(games);
  const double share = static_cast<double>(hits) / n;
  const double centre = (share + z * z / (2 * n)) / (1 + z * z / n);
  const double wide = z * std::sqrt(share * (1 - share) / n + z * z / (4 * n * n)) / (1 + z * z / n);
  return Interval{std::max(0.0, centre - wide), std::min(1.0, centre + wide)};
}

double mean_p_value(const GameTally& tally) {
  const std::uint64_t games = tally.games();
  const double mean = tally.mean();
  if (games < 2 || mean == 0) return 1;
  const double deviation = tally.deviation();
  if (deviation == 0) return 2 * std::pow(0.5, static_cast<double>(games));
  const double value = std::abs(mean) * std::sqrt(static_cast<double>(games)) / deviation;
  const StudentsT t(static_cast<double>(games - 1));
  return 2 * boost::math::cdf(boost::math::complement(t, value));
}

std::optional<std::uint64_t> games_to_tell(const GameTally& tally, double level) {
  const double mean = tally.mean();
  if (tally.games() < 2 || mean == 0) return std::nullopt;
  const double z = boost::math::quantile(Normal(), 0.5 + level / 2);
  const double games = std::pow(z * tally.deviation() / mean, 2);
  return static_cast<std::uint64_t>(std::min(std::ceil(games), 1e15));
}

}  // namespace trackwright::simulate
