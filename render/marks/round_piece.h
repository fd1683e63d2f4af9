// Small pieces cut out as discs or squares: their blank, on which tokens and markers are drawn.
#pragma once

#include <string>

#include "render/kit/component.h"
#include "render/marks/token.h"

namespace trackwright {

// `size` across, in one colour that runs on into the bleed.
Piece small_piece(const ComponentContext&, std::string id, std::string label, int count, double size,
                  Rgb ground, TokenShape = TokenShape::Circle);

// The ground of a side of such a piece, bleed included.
void small_ground(Drawing&, const Piece&, Rgb);

}  // namespace trackwright
