// Print choices as the tree of kit.yaml: the reverse of kit_file.h.
#pragma once

#include "designer/format/text/tree.h"
#include "engine/title/kit_choices.h"

namespace trackwright {

// An empty mapping without choices.
Node kit_tree(const KitChoices&);

}  // namespace trackwright
