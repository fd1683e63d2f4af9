// Studies of a title with different values of one datum, side by side.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "designer/study/figures.h"
#include "engine/base/expected.h"
#include "engine/base/finding.h"

namespace trackwright {

struct StudySweep {
  std::string path;                 // "trains.4.count"
  std::vector<std::string> values;  // in their order
};

inline constexpr std::size_t most_sweep_values = 200;

// Parses "trains.4.count=1..6", "bank=8000..12000..1000" (the last number is the step) or "bank=8000,9000".
Expected<StudySweep, Finding> parse_sweep(const std::string&);

// A part of a sweep: value number i belongs to shard i modulo `of`, plus 1.
struct Shard {
  std::size_t number = 1;
  std::size_t of = 1;
  bool has(std::size_t value) const { return value % of == number - 1; }
  friend bool operator==(const Shard&, const Shard&) = default;
};

// Parses "2/5".
std::optional<Shard> parse_shard(std::string_view);

// The studies of the values that were computed; the others are empty.
struct SweptStudies {
  std::string title;
  std::string topic;  // empty: all
  StudySweep sweep;
  std::vector<std::vector<TopicStudy>> studies;  // by value
};

// The figures that are not the same for all values, with a column for each value.
std::vector<TopicStudy> side_by_side(const SweptStudies&);

// A shard as text, to be joined with the others.
std::string shard_text(const SweptStudies&);
// Joins the texts of all shards of one sweep, in any order. An error names what does not fit.
Expected<SweptStudies, Finding> join_shards(const std::vector<std::string>& texts);

}  // namespace trackwright
