// Common wording for the findings of checks.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/base/suggest.h"  // did_you_mean
#include "engine/base/words.h"    // counted, joined, listed, shortlist
#include "engine/tile/hex.h"
#include "engine/title/map.h"

namespace trackwright {

// "F11 Stockholm", or "F11" if the place has no name.
std::string hex_words(const Hex&);

// The direction of an edge on the printed map: "north-east".
std::string_view edge_words(const Layout&, Edge);

// True if two sufficiently long words differ by one added, missing or changed letter, or by two exchanged
// letters.
bool one_slip_apart(std::string_view a, std::string_view b);

}  // namespace trackwright
