// Whether a file is a position, told without reading it as one.
#pragma once

#include "designer/format/text/tree.h"

namespace trackwright {

// A tree that has the form of a position.
bool is_position(const Node&);

}  // namespace trackwright
