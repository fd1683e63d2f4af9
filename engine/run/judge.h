// The judging of given runs.
//
// A legal run: at least two stops, none twice, at most one of a group; one stop with a station of the
// company; it ends at an off-board, a city full of others' tokens or terminal track, never passes one; no
// track twice; no more stops than the train reaches. One train's runs share no track with another's. (The
// plain rules of 18xx; what titles add is in run_rules.h and in Reach.)
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/run/position.h"
#include "engine/run/run.h"
#include "engine/title/map.h"
#include "engine/title/run_rules.h"

namespace trackwright {

// A run as somebody states it: the path, piece by piece in order; each piece may be written either way round.
// A run that stays in one city is that city, "G12:c0".
struct StatedRun {
  std::size_t train = 0;
  std::vector<std::string> path;
};

struct Judgement {
  bool legal = false;
  std::string refusal;  // the rule that it breaks
  Run run;              // stop by stop what it pays; filled as far as the path makes sense
};

// One run by itself.
Judgement evaluate(const Map&, const Roster&, const Position&, const StatedRun&, const RunRules& = {});
// All runs of a company: each by itself, then what they may not share. Where cards or tokens may be used in
// several ways (see alternatives.h), in the way that makes most of them legal, and then pays most.
std::vector<Judgement> evaluate(const Map&, const Roster&, const Position&, const std::vector<StatedRun>&,
                                const RunRules& = {});

// The same, by the rules in force (in_force.h) and with cards and tokens as the position has them.
std::vector<Judgement> judge_runs(const Map&, const Roster&, const Position&, const std::vector<StatedRun>&,
                                  const RunRules& in_force);

// A bonus given once goes to the run that it pays most, the first of several; those without needs to the
// first that earns anything.
void give_once(const RunRules& in_force, std::vector<Judgement>&);

}  // namespace trackwright
