// Tokens to cut out: stations, market markers with their reverse, bonus tokens.
#pragma once

#include "render/kit/component.h"

namespace trackwright {

Component tokens(const ComponentContext&);

}  // namespace trackwright
