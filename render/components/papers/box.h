// Labels for the box of the kit: the lid, and its four sides.
#pragma once

#include "render/kit/component.h"

namespace trackwright {

// The front of the box at any size, as a cover too; `what` is a heading above the name: "Rulebook".
Drawing box_front(const ComponentContext&, Size, double bleed, const std::string& what);

Component box_labels(const ComponentContext&);

}  // namespace trackwright
