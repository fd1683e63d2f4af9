// How far a train runs and what it is paid for, in words: for cards and the rulebook, from its reach.
#pragma once

#include <string>
#include <vector>

#include "engine/title/roster.h"

namespace trackwright {

// "cities", "off-board areas".
std::string plural_of(StopKind);

// "3 places", "any number of places", "4 cities or red areas, and any towns, unpaid; counts twice"; of a card
// that goes with a train what it adds. Empty for any other that does not run by itself.
std::string reach_words(const Train&);

// Whether the name alone says it, as that of a 3-train does that runs to three places.
bool is_named_by_reach(const Train&);

// What is said of the runs of a card, a line each: how far they go, and the title's own words or what else
// limits the card. Words that begin with a number say themselves how far.
std::vector<std::string> run_lines(const Train&);

// What holds for the card besides: "Runs on narrow track", "One a company at most".
std::vector<std::string> card_limits(const Train&);

}  // namespace trackwright
