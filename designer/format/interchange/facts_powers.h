// Powers of privates out of title facts, from their abilities. See facts.h.
#pragma once

#include <string>

#include "designer/format/text/tree.h"

namespace trackwright {

// One of `privates.powers` of rules.yaml; a mapping of nothing where no power says what the ability does.
Node power_from_ability(const Node& facts, const Node& ability);

// Kinds of ability that it carries over.
bool is_told_ability(const std::string& type);

}  // namespace trackwright
