// The terms of a train as text, for cards, charters and charts.
#pragma once

#include <string>
#include <vector>

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

}  // namespace trackwright
