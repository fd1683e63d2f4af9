// The title's own rules for laying track as sentences of its rulebook. They are generated from `upgrades` and
// the map, so players read the same rules that `upgrades` uses.
#pragma once

#include <vector>

#include "engine/title/title.h"
#include "render/words/run_texts.h"

namespace trackwright {

std::vector<DataSentence> track_texts(const Title&);

}  // namespace trackwright
