// How checks put things into words, so that all of them speak alike.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/base/suggest.h"  // did_you_mean
#include "engine/base/words.h"    // counted, joined, listed, shortlist
#include "engine/tile/hex.h"
#include "engine/title/map.h"

namespace trackwright {

// "F11 Stockholm", or "F11" where the place has no name.
std::string hex_words(const Hex&);

// Where an edge lies on the printed map: "north-east".
std::string_view edge_words(const Layout&, Edge);

// One letter more, less, or other, or two exchanged: long enough words that are a slip of the pen apart.
bool one_slip_apart(std::string_view a, std::string_view b);

}  // namespace trackwright
