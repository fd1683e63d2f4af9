// Print choices as the tree of kit.yaml: the way back from kit_file.h.
#pragma once

#include "designer/format/text/tree.h"
#include "engine/title/kit_choices.h"

namespace trackwright {

// A mapping without members where nothing is chosen.
Node kit_tree(const KitChoices&);

}  // namespace trackwright
