// How checks put things into words, so that all of them speak alike.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/base/suggest.h"  // did_you_mean
#include "engine/tile/hex.h"
#include "engine/title/map.h"

namespace trackwright {

// "F11 Stockholm", or "F11" where the place has no name.
std::string hex_words(const Hex&);

// Where an edge lies on the printed map: "north-east".
std::string_view edge_words(const Layout&, Edge);

// "a", "a and b", "a, b and c"; beyond `most` items "a, b and 12 more".
std::string list_words(const std::vector<std::string>&, std::size_t most = 8);

// One letter more, less, or other, or two exchanged: long enough words that are a slip of the pen apart.
bool one_slip_apart(std::string_view a, std::string_view b);

// "1 tile", "12 tiles"; a word that does not take an s gives its plural.
std::string count_words(int count, std::string_view word, std::string_view plural = {});

}  // namespace trackwright
