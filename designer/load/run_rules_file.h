// `runs` of roster.yaml -> RunRules.
#pragma once

#include "designer/load/tree.h"
#include "engine/run_rules.h"

namespace trackwright {

RunRules build_run_rules(const Node& roster_file);

}  // namespace trackwright
