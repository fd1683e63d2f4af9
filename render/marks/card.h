// What all cards share: their size, ground, frame and imprint. Origin at the centre of the card.
#pragma once

#include <string>

#include "render/drawing/drawing.h"
#include "render/kit/component.h"

namespace trackwright {

// The small European size, for which sleeves are sold.
inline constexpr Size card_size{67.5, 44};
inline constexpr double card_margin = 3.5;

// Two of them on one of the usual size: cards of which there are many.
inline constexpr Size half_card_size{card_size.height, card_size.width / 2};

// Where there is too much to say for a card of the usual size.
inline constexpr Size tall_card_size{card_size.width, 2 * card_size.height};
// And where there is too much even for that one.
inline constexpr Size large_card_size{2 * card_size.width, 2 * card_size.height};

// The trimmed card.
Box card_box(Size = card_size);

// Paper all over, bleed included.
Drawing card_ground(const ComponentContext&, Size = card_size);

// A band of colour along an edge of the card, running on into the bleed.
enum class CardEdge { Left, Top };
void card_band(Drawing&, const ComponentContext&, CardEdge, double width, Rgb, Size = card_size);

// Title and version, small in the lower right corner.
void card_imprint(Drawing&, const ComponentContext&, Rgb, Size = card_size);

// A piece of card size.
Piece card_piece(const ComponentContext&, std::string id, std::string label, int count, Drawing front,
                 Size = card_size);

}  // namespace trackwright
