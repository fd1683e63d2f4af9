// Actions in the words of players, for terminals and worked examples.
#pragma once

#include <span>
#include <string>

#include "engine/play/value/action.h"
#include "engine/play/value/game.h"
#include "engine/play/value/state.h"

namespace trackwright {

// "AR lays 57 on K4 (Kotohira), turned by 2". `State`: the state before the action. Players without a name
// are P1, P2 and so on.
std::string action_words(const play::Game&, const play::State&, const play::Action&,
                         std::span<const std::string> players = {});

// The company's name, or its abbreviation if it has no name.
std::string company_name(const play::Game&, std::size_t company);
std::string private_name(const play::Game&, std::size_t one);

}  // namespace trackwright
