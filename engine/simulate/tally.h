// The distribution of a whole number over many games, and what it says about all possible games.
//
// A tally counts how often each value occurred. Merging is exact, so that neither the order of the games nor
// their distribution over threads and processes changes a result.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>

namespace trackwright::simulate {

class GameTally {
 public:
  using Counts = std::map<std::int64_t, std::uint64_t>;

  void add(std::int64_t value, std::uint64_t times = 1) { counts_[value] += times; }
  void merge(const GameTally&);

  const Counts& counts() const { return counts_; }
  std::uint64_t games() const;
  double mean() const;                       // 0 without games
  double deviation() const;                  // standard deviation of the sample
  std::int64_t quantile(double part) const;  // the smallest value that at least this part does not exceed
  friend bool operator==(const GameTally&, const GameTally&) = default;

 private:
  Counts counts_;
};

struct Interval {
  double low = 0;
  double high = 0;
};

inline constexpr double usual_level = 0.95;

// The interval of the mean by Student's distribution of t. Empty for fewer than two games.
std::optional<Interval> mean_interval(const GameTally&, double level = usual_level);

// The interval of a share by Wilson's score. `hits` of `games` games; empty without games.
std::optional<Interval> share_interval(std::uint64_t hits, std::uint64_t games, double level = usual_level);

// The probability of a mean at least as far from 0, if the true mean is 0 (two-sided t-test). 1 for fewer
// than two games, or if all values are 0.
double mean_p_value(const GameTally&);

// The games that a t-test needs so that the interval of this mean is expected to exclude 0; empty: the mean
// is 0 or there are fewer than two games.
std::optional<std::uint64_t> games_to_tell(const GameTally&, double level = usual_level);

}  // namespace trackwright::simulate
