// Changes the hand-written hexsides of map.yaml after sides were added or removed.
#pragma once

#include "designer/format/text/tree.h"

namespace trackwright {

// `written` has the meaning of `before`, perhaps with another grouping of the sides; `before` and `wanted`
// have the form of map_tree. Removes a side from its list; adds a new side to the last list of similar sides.
// Keeps unchanged entries as written.
Node revised_sides(Node written, const Node& before, const Node& wanted);

}  // namespace trackwright
