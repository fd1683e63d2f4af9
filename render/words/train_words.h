// The terms of a train as text, for cards, charters and charts.
#pragma once

#include <string>
#include <vector>

#include "engine/title/roster.h"
#include "engine/title/title.h"

namespace trackwright {

// "750kr for a 4, 5 or 6 traded in", and "On sale after the first 6" for a train on sale out of order. For a
// train or one of its variants.
std::vector<std::string> sale_terms(const Title&, const Train&);

// The terms of a train and its variants; with names if there are variants.
std::vector<std::string> card_terms(const Title&, const Train&);

// The terms of all trains and their variants, each with its name: "D: 750kr for a 4, 5 or 6 traded in".
std::vector<std::string> all_sale_terms(const Title&);

// Only the terms for trading in.
std::vector<std::string> all_trade_ins(const Title&);

// "First 3 or 2+2": the first card of a train, with the names of both sides.
std::string first_card(const Train&);

// The text of an event, or its name.
std::string event_words(const TrainEvent&);

// The cards of a stack: "ships", "ferries".
std::string stack_words(const std::string& stack);

// The cards that count towards a train limit, those that run by themselves: "Trains", "Trains and ships".
std::string limited_cards(const Roster&);

// The cards that do not run by themselves and so do not count towards a limit: "Ferries". Empty if there are
// none.
std::string unlimited_cards(const Roster&);

// All cards on sale, running or not: "Trains and ferries".
std::string sold_cards(const Roster&);

// The reach and pay of a train as text, for cards and the rulebook.

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
