// A recorded game played again, and compared with recorded positions.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "designer/play/game_file.h"
#include "designer/play/record_difference.h"
#include "engine/run/position.h"
#include "engine/title/title.h"

namespace trackwright {

struct Divergence {
  int action = 0;        // id; 0: before the first
  std::size_t done = 0;  // actions before it
  std::string type;      // of the action
  std::string field;     // in which the positions differ; empty: the action was refused
  std::string ours;
  std::string theirs;
  std::string rule;  // by which ours decided
  Place place;
};

struct Replayed {
  std::size_t actions = 0;       // that were done
  std::size_t compared = 0;      // positions that were equal in every field
  std::size_t legal_sets = 0;    // that were equal
  std::vector<Divergence> sets;  // legal sets that differ
  std::optional<Divergence> divergence;
  std::optional<play::State> state;  // at the end, or at the divergence
  std::optional<Position> position;  // its board
  std::vector<std::string> unknown;  // rules that play does not know
  bool complete = false;
};

struct ReplayQuestion {
  std::optional<std::size_t> until;
  // Lines of positions, the first of them before the first action; none: nothing is compared.
  std::vector<std::string> states;
  bool legal = false;  // legal sets too
};

Expected<Replayed> replay(const Title&, const RecordedGame&, const ReplayQuestion&);

}  // namespace trackwright
