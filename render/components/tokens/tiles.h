// The tiles to cut out: one piece for each number of the manifest, its count being the manifest's.
#pragma once

#include "render/kit/component.h"

namespace trackwright {

Component tiles(const ComponentContext&);

}  // namespace trackwright
