// Share certificates: president's and ordinary, with percent and company at the left, where they show when
// splayed.
#pragma once

#include "render/kit/component.h"

namespace trackwright {

Component certificates(const ComponentContext&);

}  // namespace trackwright
