// The tiles to cut out: one piece for each number of the manifest, with its count.
#pragma once

#include "render/kit/component.h"

namespace trackwright {

Component tiles(const ComponentContext&);

}  // namespace trackwright
