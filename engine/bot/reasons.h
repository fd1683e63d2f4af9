// The reason for a choice, in one line with amounts.
#pragma once

#include <string>

#include "engine/bot/appraisal.h"
#include "engine/play/value/action.h"

namespace trackwright::bot {

// The action must be legal. Amounts of the future are estimates of the appraiser.
std::string reason_for(Appraiser&, const play::Game&, const play::State&, const play::Action&);

}  // namespace trackwright::bot
