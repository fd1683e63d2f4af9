// What all cards share: their size, ground, frame and imprint. Origin at the centre of the card.
#pragma once

#include <string>

#include "render/drawing/drawing.h"
#include "render/kit/component.h"

namespace trackwright {

// The small European size, for which sleeves are sold.
inline constexpr Size card_size{67.5, 44};
inline constexpr double card_margin = 3.5;

// The trimmed card.
Box card_box();

// Paper all over, bleed included.
Drawing card_ground(const ComponentContext&);

// A band of colour along an edge of the card, running on into the bleed.
enum class CardEdge { Left, Top };
void card_band(Drawing&, const ComponentContext&, CardEdge, double width, Rgb);

// Title and version, small in the lower right corner.
void card_imprint(Drawing&, const ComponentContext&, Rgb);

// A piece of card size.
Piece card_piece(const ComponentContext&, std::string id, std::string label, int count, Drawing front);

}  // namespace trackwright
