// Phases, trains and rules of running as the tree of roster.yaml: the reverse of roster_file.h and
// run_rules_file.h.
#pragma once

#include "designer/format/text/tree.h"
#include "engine/title/roster.h"
#include "engine/title/run_rules.h"

namespace trackwright {

// A variant contains its differences from the first side of its card.
Node roster_tree(const Roster&, const RunRules&);

}  // namespace trackwright
