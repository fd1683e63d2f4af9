// The upgrade chart as one board, laid out as in rulebooks: the source, an arrow, the possible successors,
// each with its number and count. It has a block for each colour and one for each label, with the names of
// its hexes.
#pragma once

#include "render/kit/component.h"

namespace trackwright {

Component upgrade_board(const ComponentContext&);

}  // namespace trackwright
