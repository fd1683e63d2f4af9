// The title's own run rules as sentences of its rulebook. They are generated from `runs`, so players read the
// same rules that `routes` uses.
#pragma once

#include <string>
#include <vector>

#include "engine/title/title.h"

namespace trackwright {

struct DataSentence {
  std::string rule;  // "runs.junctions", "upgrades.track": the described key
  std::string text;
};

// Whether a hex of the map or a tile has a stop of that kind.
bool has_places(const Title&, StopKind);

// Without bonuses and fees, which have their own table.
std::vector<DataSentence> running_texts(const Title&);

}  // namespace trackwright
