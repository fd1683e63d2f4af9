// An action in words, as people at a table say it: what a terminal lists, and what a worked example tells.
#pragma once

#include <span>
#include <string>

#include "engine/play/action.h"
#include "engine/play/game.h"
#include "engine/play/state.h"

namespace trackwright {

// "AR lays 57 on K4 (Kotohira), turned by 2". The state is the one in which it is done; players without a
// name are P1 and so on.
std::string action_words(const play::Game&, const play::State&, const play::Action&,
                         std::span<const std::string> players = {});

// Its name, or what it goes by where it has none.
std::string company_name(const play::Game&, std::size_t company);
std::string private_name(const play::Game&, std::size_t one);

}  // namespace trackwright
