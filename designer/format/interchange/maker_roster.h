// Phases and trains of a game of 18xx-maker. See maker.h.
#pragma once

#include <string>
#include <vector>

#include "designer/format/interchange/maker_words.h"
#include "designer/format/text/tree.h"

namespace trackwright::maker {

// The kinds of company in the file, in order: `major` and, for companies with `minor: true`, `minor`; or
// the kinds that our export adds.
std::vector<std::string> kinds_in(const Node& game);

struct RosterPart {
  Node tree;                               // roster.yaml
  std::vector<std::string> without_train;  // phases that no train begins
};
RosterPart read_roster(const Node& game, Warnings&);

// The reach that the name of a train states: 3 for `3`, rows for `2+2`, hexes for `4H`; Null otherwise.
Node reach_of_name(const std::string& name);

}  // namespace trackwright::maker
