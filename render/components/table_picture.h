// A picture of the whole game on a table, seen from above, for a rules page or a fair: the map with some
// tiles and tokens, the market, the box, charters with trains, stacks of cards. It uses the drawings of the
// kit.
#pragma once

#include "render/drawing/page.h"
#include "render/kit/component.h"
#include "render/kit/kit.h"

namespace trackwright {

Page table_picture(const ComponentContext&, const Kit&);

}  // namespace trackwright
