// Which of the possible lays are worth a closer look: those that raise the value of stops or lead to places
// of value. Needs no search for runs.
#pragma once

#include <vector>

#include "engine/bot/foresight.h"

namespace trackwright::bot {

// Keeps the best lays among the actions, at most `most`, and all other actions.
void keep_best_lays(const play::PlayTable&, const Foresight&, std::size_t most, std::vector<play::Action>&);

}  // namespace trackwright::bot
