// Rules of title facts: what their constants, phases and abilities say of how a game goes. See facts.h.
#pragma once

#include <string>
#include <vector>

#include "designer/format/text/tree.h"

namespace trackwright {

// The tree of rules.yaml. What a constant does not say is the plain game's. Constants and abilities that were
// told are taken off `left_out`.
Node rules_from_facts(const Node& facts, std::vector<std::string>& warnings);

// `moves` of market.yaml.
Node moves_from_facts(const Node& facts);

// Constants that rules_from_facts and others carry over.
bool is_told_constant(const std::string& name);
// Abilities of privates that it carries over.
bool is_told_ability(const std::string& type);

}  // namespace trackwright
