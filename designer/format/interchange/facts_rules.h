// Rules of title facts: what their constants, phases and abilities say of how a game goes. See facts.h.
#pragma once

#include <string>

#include "designer/format/text/tree.h"

namespace trackwright {

// The tree of rules.yaml. What a constant does not say is the plain game's.
Node rules_from_facts(const Node& facts);

// `moves` of market.yaml.
Node moves_from_facts(const Node& facts);

// Constants that rules_from_facts and others carry over.
bool is_told_constant(const std::string& name);

}  // namespace trackwright
