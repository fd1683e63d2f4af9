// Rules as the tree of rules.yaml: the reverse of rules_file.h.
#pragma once

#include "designer/format/text/tree.h"
#include "engine/title/rules.h"

namespace trackwright {

// Empty if the title states no rule.
Node rules_tree(const Rules&);

}  // namespace trackwright
