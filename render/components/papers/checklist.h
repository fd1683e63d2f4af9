// The component checklist: what the kit holds, to be ticked off, each count being that of the pieces printed.
#pragma once

#include "render/kit/component.h"

namespace trackwright {

Component checklist(const ComponentContext&);

}  // namespace trackwright
