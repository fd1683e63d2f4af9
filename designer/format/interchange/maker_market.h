// The stock market of a game of 18xx-maker. See maker.h.
#pragma once

#include "designer/format/interchange/maker_words.h"
#include "designer/format/text/tree.h"

namespace trackwright::maker {

// The tree of market.yaml; without rows for a game without a market.
Node read_market(const Node& game, Warnings&);

}  // namespace trackwright::maker
