// roster.yaml: phases, trains and loans.
#pragma once

#include "designer/format/text/tree.h"
#include "engine/title/roster.h"
#include "engine/title/run_rules.h"

namespace trackwright {

inline constexpr int trains_printed_if_unlimited = 6;
inline constexpr int loans_printed_if_unlimited = 24;

// A train with default values.
Train blank_train();

Roster build_roster(const Node& roster_file);

// The tree of roster.yaml: the reverse of reading.
// A variant contains its differences from the first side of its card.
Node roster_tree(const Roster&, const RunRules&);

}  // namespace trackwright
