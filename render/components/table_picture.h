// The whole game on a table, seen from above, for a rules page or a fair: the map with a few tiles laid and
// tokens on them, the market, the box, charters with trains, stacks of cards. Of the drawings of its kit.
#pragma once

#include "render/drawing/page.h"
#include "render/kit/component.h"
#include "render/kit/kit.h"

namespace trackwright {

Page table_picture(const ComponentContext&, const Kit&);

}  // namespace trackwright
