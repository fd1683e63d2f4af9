// Rules from the constants, phases and abilities of title facts. See facts.h.
#pragma once

#include <string>

#include "designer/format/text/tree.h"

namespace trackwright {

// The tree of rules.yaml. A rule without a constant keeps the default of the plain game.
Node rules_from_facts(const Node& facts);

// `moves` of market.yaml.
Node moves_from_facts(const Node& facts);

// True for the constants that are carried over, by this file or others.
bool is_told_constant(const std::string& name);

}  // namespace trackwright
