// Bank notes: as many as the title says, or as its bank needs.
#pragma once

#include "render/kit/component.h"

namespace trackwright {

Component note_pieces(const ComponentContext&);

}  // namespace trackwright
