// What title facts say by number of players.
#pragma once

#include <string>
#include <vector>

#include "designer/format/text/tree.h"

namespace trackwright {

struct PlayerFacts {
  Node tree;                               // `players` of title.yaml
  std::vector<std::string> without_cash;   // numbers of players for which the facts leave it to code
  std::vector<std::string> without_limit;  // the same of the certificate limit
};

PlayerFacts players_from_facts(const Node& facts, std::vector<std::string>& warnings);

// From how many players on a private company takes part, where it is left out of the smaller games alone:
// `from_players` of rules.yaml.
Node private_players_from_facts(const Node& facts);

}  // namespace trackwright
