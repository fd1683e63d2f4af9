// The boards in the format of records (docs/play.md).
#pragma once

#include <nlohmann/json.hpp>

#include "designer/play/record_names.h"

namespace trackwright {

// Adds the depot, tiles and their supply, cells with several companies, and assignments to hexes.
void tell_board(const RecordView&, nlohmann::json& record);

}  // namespace trackwright
