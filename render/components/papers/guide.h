// The assembly guide: which sheets to print on what, how to cut them, how a split map lies together, and
// which bag holds what. All of it told from the kit's own contents.
#pragma once

#include "render/kit/component.h"

namespace trackwright {

Component assembly_guide(const ComponentContext&);

}  // namespace trackwright
