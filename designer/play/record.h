// A position of a game in the words of records: a JSON object with the fields that docs/play.md tells.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "engine/play/game.h"
#include "engine/play/state.h"

namespace trackwright {

nlohmann::json record_of(const play::Game&, const play::State&);

}  // namespace trackwright
