// Two titles compared by what they mean: tiles by geometry, hexes by where they lie, the rest by what things
// are called and do. Neither the order nor the form in which a title is written makes a difference.
//
// Not compared: texts (powers, rules, round steps), colours of companies, upgrade rules, print choices, and
// hexes that are there for the eye alone (coloured, and without anything to run to, to lay or to pay for).
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
