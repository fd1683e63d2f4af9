// Cards of loans and bonds: what each brings, what it costs or pays in a round, who may have how many.
#pragma once

#include "render/kit/component.h"

namespace trackwright {

Component loans(const ComponentContext&);

}  // namespace trackwright
