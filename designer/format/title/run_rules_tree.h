// Rules of running as `runs` of roster.yaml: the reverse of run_rules_file.h.
#pragma once

#include "designer/format/text/tree.h"
#include "engine/title/run_rules.h"

namespace trackwright {

// An empty mapping without rules.
Node run_rules_tree(const RunRules&);

}  // namespace trackwright
