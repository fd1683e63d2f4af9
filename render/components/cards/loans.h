// Cards of loans and bonds: the proceeds, the cost or pay per round, and the limits.
#pragma once

#include "render/kit/component.h"

namespace trackwright {

Component loans(const ComponentContext&);

}  // namespace trackwright
