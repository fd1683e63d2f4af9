// What a title's own rules of laying say, as sentences of its rulebook: made from `upgrades` and the map, so
// that what `upgrades` reckons with is what players read.
#pragma once

#include <vector>

#include "engine/title/title.h"
#include "render/words/run_texts.h"

namespace trackwright {

std::vector<DataSentence> track_texts(const Title&);

}  // namespace trackwright
