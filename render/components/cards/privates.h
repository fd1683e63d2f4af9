// Cards of private companies: price, revenue, power, what closes them.
#pragma once

#include "render/kit/component.h"

namespace trackwright {

Component privates(const ComponentContext&);

}  // namespace trackwright
