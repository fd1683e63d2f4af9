// The reach and pay of a train as text, for cards and the rulebook.
#pragma once

#include <string>
#include <vector>

#include "engine/title/roster.h"

namespace trackwright {

// "cities", "off-board areas".
std::string plural_of(StopKind);

// "3 places", "any number of places", "4 cities or red areas, and any towns, unpaid; counts twice". For a
// card attached to a train, its addition. Empty for other cards that do not run by themselves.
std::string reach_words(const Train&);

// Whether the name defines the reach, like that of a 3-train that runs to three places.
bool is_named_by_reach(const Train&);

// The lines about a card's runs: the reach, then the title's own words or other limits. Words that start with
// a number replace the reach.
std::vector<std::string> run_lines(const Train&);

// Further limits of the card: "Runs on narrow track", "One a company at most".
std::vector<std::string> card_limits(const Train&);

}  // namespace trackwright
