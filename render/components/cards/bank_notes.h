// Bank notes: the number that the title defines, or that its bank needs.
#pragma once

#include "render/kit/component.h"

namespace trackwright {

Component note_pieces(const ComponentContext&);

// Cards of loans and bonds: the proceeds, the cost or pay per round, and the limits.

Component loans(const ComponentContext&);

}  // namespace trackwright
