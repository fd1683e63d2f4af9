// The component checklist of the kit, to tick off; each count is the number of printed pieces.
#pragma once

#include "render/kit/component.h"

namespace trackwright {

Component checklist(const ComponentContext&);

}  // namespace trackwright
