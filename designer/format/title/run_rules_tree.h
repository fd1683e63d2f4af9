// Rules of running as `runs` of roster.yaml: the way back from run_rules_file.h.
#pragma once

#include "designer/format/text/tree.h"
#include "engine/title/run_rules.h"

namespace trackwright {

// A mapping without members where there are none.
Node run_rules_tree(const RunRules&);

}  // namespace trackwright
