// Bank notes: the number that the title defines, or that its bank needs.
#pragma once

#include "render/kit/component.h"

namespace trackwright {

Component note_pieces(const ComponentContext&);

}  // namespace trackwright
