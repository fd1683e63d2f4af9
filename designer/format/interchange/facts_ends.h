// The end of the game, from the constants and phases of title facts. See facts.h.
#pragma once

#include <string>
#include <vector>

#include "designer/format/text/tree.h"

namespace trackwright {

// `end` of rules.yaml.
Node ends_from_facts(const Node& facts);

// The causes of the end that only the code of the source defines.
std::vector<std::string> ends_in_code(const Node& facts);

// Whether a bankruptcy ends the game, `ends_game`, removes the player, `player_leaves`, or does not occur,
// `never`.
std::string bankruptcy_from_facts(const Node& facts);

}  // namespace trackwright
