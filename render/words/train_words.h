// What a card, a charter or a chart says of a train in words: how it is bought and on what terms.
#pragma once

#include <string>
#include <vector>

#include "engine/title/title.h"

namespace trackwright {

// "750kr for a 4, 5 or 6 traded in", and "On sale after the first 6" where it comes on sale out of order. Of
// a train or of one of its variants.
std::vector<std::string> sale_terms(const Title&, const Train&);

// The terms of a train and its variants, each with its name where there are variants.
std::vector<std::string> card_terms(const Title&, const Train&);

// The terms of all trains and their variants, each with its name: "D: 750kr for a 4, 5 or 6 traded in".
std::vector<std::string> all_sale_terms(const Title&);

// Of these only what trading in saves.
std::vector<std::string> all_trade_ins(const Title&);

// "First 3 or 2+2": the first card of a train, whichever side of it is bought.
std::string first_card(const Train&);

// What an event says, or what it is called.
std::string event_words(const TrainEvent&);

// "ships", "ferries": the cards of a stack.
std::string stack_words(const std::string& stack);

// What a limit of trains counts: all cards that run by themselves, "Trains", or "Trains and ships".
std::string limited_cards(const Roster&);

// What is sold, run or not: "Trains and ferries".
std::string sold_cards(const Roster&);

}  // namespace trackwright
