// A map as the tree of map.yaml: the way back from map_file.h.
#pragma once

#include "designer/format/text/tree.h"
#include "engine/title/map.h"

namespace trackwright {

// Each hex under a key of its own. What is printed on a hex is said as it is before it is turned.
Node map_tree(const Map&);

}  // namespace trackwright
