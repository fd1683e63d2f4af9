// The parts of title facts that depend on the number of players.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "designer/format/text/tree.h"

namespace trackwright {

struct PlayerFacts {
  Node tree;                               // `players` of title.yaml
  std::vector<std::string> without_cash;   // numbers of players whose cash the facts leave to code
  std::vector<std::string> without_limit;  // the same for the certificate limit
};

// The records of companies or privates that take part only with numbers of players other than the usual one.
// The kind is `added_corporations`, `added_minors` or `added_companies`.
std::vector<const Node*> added_in_facts(const Node& facts, const char* kind);

// The bank for most numbers of players; nothing if the facts give none.
std::optional<int> usual_bank_of(const Node& facts);

PlayerFacts players_from_facts(const Node& facts, std::vector<std::string>& warnings);

// The least number of players with which a private company takes part, if only smaller games omit it:
// `from_players` of rules.yaml.
Node private_players_from_facts(const Node& facts);

}  // namespace trackwright
