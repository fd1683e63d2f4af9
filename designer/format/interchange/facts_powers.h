// Powers of privates, from the abilities in title facts. See facts.h.
#pragma once

#include <string>

#include "designer/format/text/tree.h"

namespace trackwright {

// An entry of `privates.powers` of rules.yaml; an empty mapping if no power matches the ability.
Node power_from_ability(const Node& facts, const Node& ability);

// True for the kinds of ability that are carried over.
bool is_told_ability(const std::string& type);

}  // namespace trackwright
