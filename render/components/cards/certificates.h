// Share certificates: president's and ordinary, with percent and company on the left, where they stay visible
// in a splayed hand.
#pragma once

#include "render/kit/component.h"

namespace trackwright {

Component certificates(const ComponentContext&);

}  // namespace trackwright
