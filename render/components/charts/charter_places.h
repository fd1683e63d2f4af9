// Places for cards on a charter, as large as the cards are.
#pragma once

#include <string>

#include "engine/title/title.h"
#include "render/drawing/drawing.h"
#include "render/drawing/theme.h"

namespace trackwright {

// How many trains a charter has to hold: the greatest limit that any phase sets companies of its kind, and of
// the kind into which it converts; no more than `most_places`, as further ones are fanned closer.
int train_places(const Title&, const Company&);
inline constexpr int most_places = 4;

// Of cards laid over one another so that 35 % of each are seen, with room to take them up.
Size fan_of_cards(int cards);

// An outlined place with its name at the top left, readable when nothing lies on it.
void draw_place(Drawing&, const std::string& name, const Theme&, Box);
// The name alone, from its top left corner; returns the height that it takes.
double place_name(Drawing&, const std::string& name, const Theme&, Point);

}  // namespace trackwright
