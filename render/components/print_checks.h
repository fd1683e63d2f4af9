// Checks of a kit as a printed product: compares measures of the drawings with minimum values.
#pragma once

#include <vector>

#include "render/components/proof.h"

namespace trackwright {

// Token letters that are readable at one metre: their minimum height in mm, minimum share of the disc, and
// minimum contrast with its colour (WCAG 2).
inline constexpr double least_token_letters = 1.8;
inline constexpr double least_token_share = 0.45;
inline constexpr double least_token_contrast = 3;

// print/small-type, print/alike-zones, print/alike-tokens, print/token-letters.
Findings print_findings(const Title&, const Theme&, const std::vector<Component>&);

}  // namespace trackwright
