// Labels for the box of the kit: the lid, and its four sides.
#pragma once

#include "render/kit/component.h"

namespace trackwright {

Component box_labels(const ComponentContext&);

}  // namespace trackwright
