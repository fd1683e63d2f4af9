// Tokens that are not stations: round or square, with their bonus or icon and their name.
#pragma once

#include <optional>

#include "render/kit/component.h"
#include "render/marks/herald.h"

namespace trackwright {

Piece bonus_piece(const ComponentContext&, const BonusToken&);

// The colour of such tokens; of one that might be taken for a station another where that is nearly a
// company's.
Rgb bonus_ground(const Title&, const Theme&, const BonusToken&);

// Of one that has nothing but a short name, so that it might be taken for a station: a sign that no company
// of nearly its colour has.
std::optional<TokenSign> bonus_sign(const Title&, const Theme&, const BonusToken&);

}  // namespace trackwright
