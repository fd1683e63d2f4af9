// Rules from the constants, phases and abilities of title facts. See facts.h.
#pragma once

#include <string>
#include <vector>

#include "designer/format/text/tree.h"

namespace trackwright {

// The tree of rules.yaml. A rule without a constant keeps the default of the plain game.
Node rules_from_facts(const Node& facts);

// The list `opening` (facts_opening.cpp); empty without private companies. The key `rounds` of the facts
// names the first round and the steps of auctions and stock rounds. Without it, private companies with prices
// are sold in a waterfall auction.
Node opening_from_facts(const Node& facts);

// `companies` of rules.yaml: homes and capital (facts_starts.cpp).
Node starts_from_facts(const Node& facts);

// `end` of rules.yaml (facts_ends.cpp).
Node ends_from_facts(const Node& facts);

// The causes of the end that only the code of the source defines.
std::vector<std::string> ends_in_code(const Node& facts);

// Whether a bankruptcy ends the game, `ends_game`, removes the player, `player_leaves`, or does not occur,
// `never`.
std::string bankruptcy_from_facts(const Node& facts);

// `moves` of market.yaml.
Node moves_from_facts(const Node& facts);

// True for the constants that are carried over, by this file or others.
bool is_told_constant(const std::string& name);

}  // namespace trackwright
