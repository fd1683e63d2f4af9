// Judges given runs.
//
// A legal run has at least two stops, none twice, and at most one of a group. It has a stop with a station of
// the company. An off-board, a city full of other companies' tokens or terminal track can only be its end. It
// uses no track twice, and makes no more stops than the train's reach. Runs of different trains share no
// track. (These are the standard rules of 18xx; run_rules.h and Reach contain the additions of titles.)
#pragma once

#include <cstdint>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "engine/run/moment.h"
#include "engine/run/run.h"
#include "engine/run/run_case.h"
#include "engine/run/stated_path.h"
#include "engine/title/map.h"
#include "engine/title/run_rules.h"

namespace trackwright {

// A run as a list of path pieces in order; each piece may be written in either direction. A run that stays in
// one city is that city, "G12:c0".
struct StatedRun {
  std::size_t train = 0;
  std::vector<std::string> path;
};

struct Judgement {
  bool legal = false;
  std::string refusal;  // the rule that it violates
  Run run;              // with the pay of each stop; filled as far as the path is valid
};

// Judges one run alone.
Judgement evaluate(const Map&, const Roster&, const Position&, const StatedRun&, const RunRules& = {});
// Judges all runs of a company: each alone, then the track that they may not share. If cards or tokens can be
// used in several ways (see alternatives.h), uses the way with the most legal runs, then the highest revenue.
std::vector<Judgement> evaluate(const Map&, const Roster&, const Position&, const std::vector<StatedRun>&,
                                const RunRules& = {});

// The same by the rules in force (in_force.h), with cards and tokens as in the position.
std::vector<Judgement> judge_runs(const Map&, const Roster&, const Position&, const std::vector<StatedRun>&,
                                  const RunRules& in_force);

// Assigns each once-only bonus to the run that it pays most, the first on a tie. A bonus without needs goes
// to the first run with revenue.
void give_once(const RunRules& in_force, std::vector<Judgement>&);

// The track that a run uses: each piece once, of a kind that the train runs on, within the limits of
// crossings and terminals.

struct UsedTrack {
  using Piece = std::tuple<int, std::uint32_t, int, int>;  // kind, hex, place, lane
  std::set<Piece> pieces;
  int passages = 0;  // of crossings
};

// Adds the track of the run. Returns the refusal; empty: success.
std::string use_track(const RunCase&, const StatedPath&, UsedTrack&);
std::string too_many_passages(const RunRules&, const Position&, int used);

}  // namespace trackwright
