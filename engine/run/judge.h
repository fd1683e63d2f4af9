// A run, stop by stop, and the judging of given runs.
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
#include "engine/title/map.h"
#include "engine/title/run_rules.h"

namespace trackwright {

struct RunStop {
  std::string hex;
  std::string node;  // "c0", "t1", "o0"
  int value = 0;     // as paid to this train, multiplied
  bool paid = true;
  friend bool operator==(const RunStop&, const RunStop&) = default;
};

struct RunBonusPaid {
  std::string name;
  int value = 0;
  friend bool operator==(const RunBonusPaid&, const RunBonusPaid&) = default;
};

// A piece of track that a run uses: the hex as an index into Map::hexes(), and the path of what lies there.
struct RunPiece {
  std::uint32_t hex = 0;
  std::uint16_t path = 0;
};

struct Run {
  std::size_t train = 0;  // index into Position::trains
  std::vector<RunStop> stops;
  std::vector<std::string> path;  // "G12:3-c0", in order of travel
  std::vector<RunPiece> pieces;   // the same, for drawing
  int revenue = 0;                // stops, bonuses, less fees taken from revenue
  std::vector<RunBonusPaid> bonuses;
  int fees = 0;                         // paid from the treasury, not part of revenue
  std::vector<RunBonusPaid> subsidies;  // paid to the treasury, not part of revenue
};

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
