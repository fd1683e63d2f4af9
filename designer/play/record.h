// A position in the format of records: a JSON object with the fields of docs/play.md.
#pragma once

#include <nlohmann/json.hpp>

#include <string>

#include "designer/play/record_names.h"
#include "engine/play/value/game.h"
#include "engine/play/value/state.h"

namespace trackwright {

nlohmann::json record_of(const play::Game&, const play::State&);

// The boards in the format of records (docs/play.md).

// Adds the depot, tiles and their supply, cells with several companies, and assignments to hexes.
void tell_board(const RecordView&, nlohmann::json& record);

// A company in the format of records (docs/play.md).

nlohmann::json company_record(const RecordView&, std::size_t company);

}  // namespace trackwright
