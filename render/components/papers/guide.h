// The assembly guide: which sheets to print on which paper, how to cut them, how to join a split map, and the
// contents of each bag. Generated from the kit.
#pragma once

#include "render/kit/component.h"

namespace trackwright {

Component assembly_guide(const ComponentContext&);

}  // namespace trackwright
