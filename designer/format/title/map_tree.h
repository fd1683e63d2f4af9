// A map as the tree of map.yaml: the reverse of map_file.h.
#pragma once

#include "designer/format/text/tree.h"
#include "engine/title/map.h"

namespace trackwright {

// Each hex has its own key. The print of a hex is given in its unrotated form.
Node map_tree(const Map&);

}  // namespace trackwright
