// Replays a recorded game and compares it with recorded positions.
#pragma once

#include <nlohmann/json.hpp>

#include <optional>
#include <string>
#include <vector>

#include "designer/play/game_file.h"
#include "designer/play/record_difference.h"
#include "engine/play/value/game.h"
#include "engine/play/value/state.h"
#include "engine/run/moment.h"
#include "engine/title/title.h"

namespace trackwright {

struct Divergence {
  int action = 0;        // id; 0: before the first action
  std::size_t done = 0;  // actions before it
  std::string type;      // of the action
  std::string field;     // the field that differs; empty: the action was rejected
  std::string ours;
  std::string theirs;
  std::string rule;  // the rule that decided in our engine
  Place place;
};

struct Replayed {
  std::size_t actions = 0;       // number of actions performed
  std::size_t compared = 0;      // number of positions that are equal in every field
  std::size_t legal_sets = 0;    // number of equal legal sets
  std::vector<Divergence> sets;  // legal sets that differ
  std::optional<Divergence> divergence;
  std::optional<play::State> state;  // at the end or at the divergence
  std::optional<Position> position;  // the board of `state`
  std::vector<std::string> unknown;  // rules that the play engine does not implement
  bool complete = false;
};

struct ReplayQuestion {
  std::optional<std::size_t> until;
  // Recorded positions, the first from before the first action; empty: no comparison.
  std::vector<std::string> states;
  bool legal = false;  // also compare legal sets
};

Expected<Replayed> replay(const Title&, const RecordedGame&, const ReplayQuestion&);

// Compares the legal actions before an action with those in a record.

struct LegalDifference {
  std::string set;  // "legal_lays"
  std::string ours;
  std::string theirs;  // equal to `ours` if the sets are equal
};

std::vector<LegalDifference> compare_legal(const play::Game&, const play::State&,
                                           const nlohmann::json& action, const nlohmann::json& theirs);

}  // namespace trackwright
