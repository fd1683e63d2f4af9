// Common parts of all cards: size, ground, frame and imprint. The origin is the centre of the card.
#pragma once

#include <string>

#include "render/drawing/drawing.h"
#include "render/kit/component.h"

namespace trackwright {

// The small European size, which common sleeves fit.
inline constexpr Size card_size{67.5, 44};
inline constexpr double card_margin = 3.5;

// Half the usual size, for cards with many copies.
inline constexpr Size half_card_size{card_size.height, card_size.width / 2};

// For cards with too much text for the usual size.
inline constexpr Size tall_card_size{card_size.width, 2 * card_size.height};
// For cards with too much text for the tall size.
inline constexpr Size large_card_size{2 * card_size.width, 2 * card_size.height};

// The trimmed card.
Box card_box(Size = card_size);

// Paper over the whole card, including bleed.
Drawing card_ground(const ComponentContext&, Size = card_size);

// Draws a band of colour along an edge of the card, which extends into the bleed.
enum class CardEdge { Left, Top };
void card_band(Drawing&, const ComponentContext&, CardEdge, double width, Rgb, Size = card_size);

// Title and version, small in the lower right corner.
void card_imprint(Drawing&, const ComponentContext&, Rgb, Size = card_size);

// A piece of card size.
Piece card_piece(const ComponentContext&, std::string id, std::string label, int count, Drawing front,
                 Size = card_size);

}  // namespace trackwright
