// The hexsides of map.yaml as somebody wrote them, after sides have come or gone.
#pragma once

#include "designer/format/text/tree.h"

namespace trackwright {

// `written` says what `before` says, with the sides told together in another way perhaps; `before` and
// `wanted` are as map_tree writes them. A side that goes leaves its list, one that comes joins the last list
// of sides like it; entries that say nothing else than before stay as they are.
Node revised_sides(Node written, const Node& before, const Node& wanted);

}  // namespace trackwright
