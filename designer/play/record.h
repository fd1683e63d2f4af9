// A position in the format of records: a JSON object with the fields of docs/play.md.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "engine/play/value/game.h"
#include "engine/play/value/state.h"

namespace trackwright {

nlohmann::json record_of(const play::Game&, const play::State&);

}  // namespace trackwright
