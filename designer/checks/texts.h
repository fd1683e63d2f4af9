// Names and coordinates in the texts of a title, as far as words alone reveal them.
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/base/suggest.h"  // did_you_mean
#include "engine/base/words.h"    // counted, joined, listed, shortlist
#include "engine/tile/hex.h"
#include "engine/title/map.h"

namespace trackwright {

// Words such as F11: one capital letter and one or two figures.
std::set<std::string> coordinates_in(std::string_view text);

// Pairs of such words next to each other in a list: "D4 or C5", "D4, C5", "D4/C5".
std::vector<std::pair<std::string, std::string>> alternatives_in(std::string_view text);

// True if the text contains the name as whole words: "Dover", but not "Dovercourt".
bool has_words(std::string_view text, std::string_view name);

// Common wording for the findings of checks.

// "F11 Stockholm", or "F11" if the place has no name.
std::string hex_words(const Hex&);

// The direction of an edge on the printed map: "north-east".
std::string_view edge_words(const Layout&, Edge);

// True if two sufficiently long words differ by one added, missing or changed letter, or by two exchanged
// letters.
bool one_slip_apart(std::string_view a, std::string_view b);

}  // namespace trackwright
