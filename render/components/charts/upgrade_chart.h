// The upgrade chart as one board, laid out as rulebooks do: what lies there, an arrow, what may follow, each
// with its number and count; a block for each step of colour and one for each label, with the names of its
// hexes.
#pragma once

#include "render/kit/component.h"

namespace trackwright {

Component upgrade_board(const ComponentContext&);

}  // namespace trackwright
