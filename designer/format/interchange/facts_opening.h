// How a title begins: the opening of rules.yaml from the rounds that title facts name.
#pragma once

#include "designer/format/text/tree.h"

namespace trackwright {

// The list `opening`; empty without private companies. The key `rounds` of the facts names the first
// round and the steps of auctions and stock rounds. Without it, private companies with prices are sold in a
// waterfall auction.
Node opening_from_facts(const Node& facts);

}  // namespace trackwright
