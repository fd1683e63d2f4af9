// What lies on the boards, in the words of records: docs/play.md tells the fields.
#pragma once

#include <nlohmann/json.hpp>

#include "designer/play/record_names.h"

namespace trackwright {

// Adds the depot, tiles and their supply, cells of several companies, and what is assigned to hexes.
void tell_board(const RecordView&, nlohmann::json& record);

}  // namespace trackwright
