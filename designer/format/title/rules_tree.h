// How the game goes -> rules.yaml.
#pragma once

#include "designer/format/text/tree.h"
#include "engine/title/rules.h"

namespace trackwright {

// Without entries where the title states no rule.
Node rules_tree(const Rules&);

}  // namespace trackwright
