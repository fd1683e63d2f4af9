// What goes by the number of players, in words.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/title/title.h"
#include "render/words/run_texts.h"

namespace trackwright {

// "With 3 to 5 players only", for a private or a company; empty where it always takes part.
std::string players_words(const Title&, std::string_view name);

// What is otherwise with some numbers of players: who is out, how many trains and tiles there are, the bank.
std::vector<DataSentence> player_texts(const Title&);

}  // namespace trackwright
