// `runs` of roster.yaml -> RunRules.
#pragma once

#include "designer/format/text/tree.h"
#include "engine/title/run_rules.h"

namespace trackwright {

RunRules build_run_rules(const Node& roster_file);

// One of `bonuses`; a position has them, too.
RunBonus build_run_bonus(const Node&);

}  // namespace trackwright
