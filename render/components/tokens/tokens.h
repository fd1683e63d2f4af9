// Tokens and markers to cut out.
#pragma once

#include <optional>

#include "render/kit/component.h"
#include "render/marks/herald.h"

namespace trackwright {

// Stations, market markers with their reverse, bonus tokens.
Component tokens(const ComponentContext&);

// Markers of the round, the phase, and the revenue of each company that runs trains.
Component markers(const ComponentContext&);

// Tokens other than stations: round or square, with their bonus or icon and their name.

Piece bonus_piece(const ComponentContext&, const BonusToken&);

// The colour of such a token. A token that resembles a station gets another colour if its own is close to a
// company's.
Rgb bonus_ground(const Title&, const Theme&, const BonusToken&);

// The sign of a token that has only a short name, so that it resembles a station: a sign that no company of a
// similar colour has.
std::optional<TokenSign> bonus_sign(const Title&, const Theme&, const BonusToken&);

}  // namespace trackwright
