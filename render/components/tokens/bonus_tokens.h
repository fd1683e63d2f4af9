// Tokens that are not stations: round or square, with their bonus or icon and their name.
#pragma once

#include "render/kit/component.h"

namespace trackwright {

Piece bonus_piece(const ComponentContext&, const BonusToken&);

}  // namespace trackwright
