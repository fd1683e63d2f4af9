// `runs` of roster.yaml: rules of running.
#pragma once

#include "designer/format/text/tree.h"
#include "engine/title/run_rules.h"

namespace trackwright {

RunRules build_run_rules(const Node& roster_file);

// An entry of `bonuses`, also in positions.
RunBonus build_run_bonus(const Node&);

// The tree of `runs`: the reverse of reading.
// An empty mapping without rules.
Node run_rules_tree(const RunRules&);

}  // namespace trackwright
