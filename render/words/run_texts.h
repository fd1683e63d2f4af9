// What a title's own rules of running say, as sentences of its rulebook: made from `runs`, so that what
// `routes` reckons with is what players read.
#pragma once

#include <string>
#include <vector>

#include "engine/title/title.h"

namespace trackwright {

struct DataSentence {
  std::string rule;  // "runs.junctions", "upgrades.track": the key that it tells of
  std::string text;
};

// Whether a hex of the map or a tile has a place of that kind.
bool has_places(const Title&, StopKind);

// Bonuses and fees are a table of their own.
std::vector<DataSentence> running_texts(const Title&);

}  // namespace trackwright
