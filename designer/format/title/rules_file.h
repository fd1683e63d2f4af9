// rules.yaml: the course of the game.
#pragma once

#include "designer/format/text/tree.h"
#include "engine/title/rules.h"

namespace trackwright {

Rules build_rules(const Node& rules_file);

// The tree of rules.yaml: the reverse of reading.
// Empty if the title states no rule.
Node rules_tree(const Rules&);

}  // namespace trackwright
