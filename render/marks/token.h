// A company's token: its colour with its abbreviation or logo. The origin is the centre.
#pragma once

#include <memory>
#include <string>

#include "engine/title/companies.h"
#include "render/drawing/drawing.h"
#include "render/drawing/theme.h"
#include "render/kit/component.h"
#include "render/marks/herald.h"
#include "render/tile/livery.h"

namespace trackwright {

enum class TokenShape { Circle, Square };

// `size`: diameter of the circle or side of the square, mm. `logo`: bytes of an SVG or PNG; null: the
// abbreviation.
Drawing token(const Company&, const Theme&, double size, TokenShape = TokenShape::Circle,
              const std::shared_ptr<const std::string>& logo = nullptr);

// The same without the dark sign, for a token to cut out. A disc too small for a readable logo (herald.h) has
// the short name and the rim.
Drawing token_face(const Company&, const Theme&, double size, TokenSign,
                   const std::shared_ptr<const std::string>& logo = nullptr);

// The empty place of a token on a charter: a circle in a tint of the company's colour with a word in it.
Drawing token_place(const Company&, const Theme&, double size, const std::string& word);

// Blanks of small pieces, discs or squares, for tokens and markers.

// A piece `size` across, in one colour that extends into the bleed.
Piece small_piece(const ComponentContext&, std::string id, std::string label, int count, double size,
                  Rgb ground, TokenShape = TokenShape::Circle);

// The ground of one side of such a piece, including bleed.
void small_ground(Drawing&, const Piece&, Rgb);

}  // namespace trackwright
