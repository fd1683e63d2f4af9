// The differences by number of players, as text.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/title/title.h"
#include "render/words/run_texts.h"

namespace trackwright {

// "With 3 to 5 players only", for a private or a company; empty if it always takes part.
std::string players_words(const Title&, std::string_view name);

// The differences for some numbers of players: absent companies, numbers of trains and tiles, the bank.
std::vector<DataSentence> player_texts(const Title&);

// The options, one text each: those that the title uses first.
std::vector<std::string> option_texts(const Title&);

}  // namespace trackwright
