// Places for cards on a charter, of the size of the cards.
#pragma once

#include <string>
#include <vector>

#include "engine/title/title.h"
#include "render/drawing/drawing.h"
#include "render/drawing/theme.h"
#include "render/kit/component.h"
#include "render/words/lettering.h"

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

// The row of station tokens on a charter: places with their costs; home and destination with their hexes.

// Draws from the top of the box, optionally with a heading. Returns the height of the row, 0 without
// stations.
double draw_stations(Drawing&, const ComponentContext&, const Company&, const Lettering&, Box, bool headed);

// The texts of a charter about its company.

// "Major company", "floats at 20 %", "incremental capitalization". `side`: the title of the converted side;
// empty on the front.
std::vector<std::string> charter_facts(const Title&, const Company&, const std::string& side);

// Its home, connection, set, loan limits, and the title's notes.
std::vector<std::string> charter_notes(const Title&, const Company&);

}  // namespace trackwright
