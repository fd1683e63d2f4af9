// Compares the meaning of two titles: tiles by geometry, hexes by position, other things by name and effect.
// The order and the form of the files make no difference.
//
// Not compared: texts (powers, rules, round steps), colours of companies, upgrade rules, print choices, and
// decorative hexes (coloured, but with no stop, no room for a tile and no cost).
#pragma once

#include <vector>

#include "designer/compare/alignment.h"
#include "designer/compare/difference.h"
#include "engine/title/title.h"

namespace trackwright {

struct Comparison {
  MapAlignment alignment;               // of B's map on A's; points into both titles
  std::vector<Difference> differences;  // by kind, then in the order of A
};

Comparison compare_titles(const Title& a, const Title& b);

}  // namespace trackwright
