// Blanks of small pieces, discs or squares, for tokens and markers.
#pragma once

#include <string>

#include "render/kit/component.h"
#include "render/marks/token.h"

namespace trackwright {

// A piece `size` across, in one colour that extends into the bleed.
Piece small_piece(const ComponentContext&, std::string id, std::string label, int count, double size,
                  Rgb ground, TokenShape = TokenShape::Circle);

// The ground of one side of such a piece, including bleed.
void small_ground(Drawing&, const Piece&, Rgb);

}  // namespace trackwright
