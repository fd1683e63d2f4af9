// Detects position files without reading them completely.
#pragma once

#include "designer/format/text/tree.h"

namespace trackwright {

// True for a tree with the form of a position.
bool is_position(const Node&);

}  // namespace trackwright
