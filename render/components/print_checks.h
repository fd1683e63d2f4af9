// What is wrong with a kit as a printed thing: measures of what was drawn, held against floors.
#pragma once

#include <vector>

#include "render/components/proof.h"

namespace trackwright {

// Letters on a token that are read at a metre: their height in mm, what they fill of the disc, and how far
// they are from its colour (WCAG 2).
inline constexpr double least_token_letters = 1.8;
inline constexpr double least_token_share = 0.45;
inline constexpr double least_token_contrast = 3;

// print/small-type, print/alike-zones, print/alike-tokens, print/token-letters.
Findings print_findings(const Title&, const Theme&, const std::vector<Component>&);

}  // namespace trackwright
