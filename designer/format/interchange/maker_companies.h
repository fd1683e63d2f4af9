// Companies and private companies of a game of 18xx-maker. See maker.h.
#pragma once

#include "designer/format/interchange/maker_map.h"
#include "designer/format/interchange/maker_words.h"
#include "designer/format/text/tree.h"

namespace trackwright::maker {

// The tree of companies.yaml. `map` has the homes and destinations.
Node read_companies(const Node& game, const MapPart& map, Warnings&);

}  // namespace trackwright::maker
