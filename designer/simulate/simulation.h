// A simulation: which games were played under which versions of a title, and their figures.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "designer/study/sweep.h"
#include "engine/simulate/many_games.h"

namespace trackwright {

inline constexpr std::uint64_t most_games = 100'000'000;

struct Simulation {
  std::string title;
  simulate::GamePlan plan;
  Shard shard;                        // the games of the plan that it covers
  std::uint64_t done = 0;             // games of the shard, in their order; all of them if it is complete
  StudySweep sweep;                   // empty: no sweep
  std::vector<std::string> versions;  // a few words for each: the changes of the title; empty: none
  std::string fingerprint;            // of the data of all versions
  simulate::Series series;

  std::uint64_t games() const;  // of the shard
  bool complete() const { return done == games(); }
  // The numbers of the games of the shard that are not done.
  std::vector<std::uint64_t> to_play() const;
};

}  // namespace trackwright
