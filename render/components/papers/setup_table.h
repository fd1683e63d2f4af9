// The table at set-up as a schematic picture: map, market, bank, trains, private companies, charters, and the
// players' places with their starting cash.
#pragma once

#include "render/kit/component.h"
#include "render/words/book.h"

namespace trackwright {

// The number of players that the picture shows: four, or the nearest number that the title allows; 0: none.
int shown_players(const Title&);

// At most `width` mm wide; without size if the title has no map or no players.
BookFigure setup_table(const ComponentContext&, double width);

}  // namespace trackwright
