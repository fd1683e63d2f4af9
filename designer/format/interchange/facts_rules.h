// Rules from the constants, phases and abilities of title facts. See facts.h.
#pragma once

#include <string>
#include <string_view>
#include <utility>
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

// The holder of the priority deal: a word of rules.yaml.
std::string priority_from_facts(const Node& facts);

// Whether the operating rounds have a step of this name (facts_turns.cpp), a usual one or the title's own.
bool has_step_in_facts(const Node& facts, std::string_view name);

// `turn` of operating rounds: the steps in order (facts_turns.cpp).
Node turn_from_facts(const Node& facts);

// `issue` and `redeem` of companies that issue shares for trains before presidents pay (facts_turns.cpp).
Node issue_from_facts(const Node& facts);
Node redeem_from_facts(const Node& facts);

// Whether several shares of a company come from the pool only (facts_options.cpp). If an option lets players
// buy them from the offer, the plain game has only the pool.
bool buys_several_from_pool(const Node& facts);

// The yellow lays of a turn that the facts imply without a constant (facts_options.cpp).
Node yellow_lays_from_facts(const Node& facts);

// The file of an optional rule, "rules.yaml" or "roster.yaml", and its tree; empty if no title can state the
// rule.
std::pair<std::string, Node> option_from_facts(const Node& facts, std::string_view name);

// Whether a train leaves the supply after a set of operating rounds. Facts only name the code that the title
// replaces there; in most titles, that code exports a train.
bool exports_trains(const Node& facts);

// `moves` of market.yaml.
Node moves_from_facts(const Node& facts);

// True for the constants that are carried over, by this file or others.
bool is_told_constant(const std::string& name);

}  // namespace trackwright
