// The track that a run uses: each piece once, of a kind that the train runs on, within the limits of
// crossings and terminals.
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

// Adds the track of the run. Returns the refusal; empty: success.
std::string use_track(const RunCase&, const StatedPath&, UsedTrack&);
std::string too_many_passages(const RunRules&, const Position&, int used);

}  // namespace trackwright
