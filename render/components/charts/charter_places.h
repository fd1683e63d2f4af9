// Places for cards on a charter, of the size of the cards.
#pragma once

#include <string>

#include "engine/title/title.h"
#include "render/drawing/drawing.h"
#include "render/drawing/theme.h"

namespace trackwright {

// The number of trains that a charter must hold: the largest limit of any phase for companies of its kind,
// and for the kind that it converts to. At most `most_places`; further cards are fanned more tightly.
int train_places(const Title&, const Company&);
inline constexpr int most_places = 4;

// The size of a fan of overlapping cards that shows 35 % of each, with room to pick them up.
Size fan_of_cards(int cards);

// Draws an outlined place with its name at the top left, readable while the place is empty.
void draw_place(Drawing&, const std::string& name, const Theme&, Box);
// Draws only the name from its top left corner; returns its height.
double place_name(Drawing&, const std::string& name, const Theme&, Point);

}  // namespace trackwright
