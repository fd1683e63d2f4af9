// The track that a run uses: none of it twice, of the train's kind, and what crossings and terminals allow.
#pragma once

#include <cstdint>
#include <set>
#include <string>
#include <tuple>

#include "engine/run/run_case.h"
#include "engine/run/stated_path.h"

namespace trackwright {

struct UsedTrack {
  using Piece = std::tuple<int, std::uint32_t, int, int>;  // kind, hex, place, lane
  std::set<Piece> pieces;
  int passages = 0;  // of crossings
};

// What is refused; empty: the track is taken.
std::string use_track(const RunCase&, const StatedPath&, UsedTrack&);
std::string too_many_passages(const RunRules&, const Position&, int used);

}  // namespace trackwright
