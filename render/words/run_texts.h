// What a title's own rules of running and laying say, as sentences of its rulebook: made from `runs` and
// `upgrades`, so that what `routes` and `upgrades` reckon with is what players read.
#pragma once

#include <string>
#include <vector>

#include "engine/title/title.h"

namespace trackwright {

struct DataSentence {
  std::string rule;  // "runs.junctions", "upgrades.track": the key that it tells of
  std::string text;
};

// Bonuses and fees are a table of their own.
std::vector<DataSentence> running_texts(const Title&);
std::vector<DataSentence> track_texts(const Title&);

}  // namespace trackwright
