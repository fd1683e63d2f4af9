// A company in the format of records (docs/play.md).
#pragma once

#include <nlohmann/json.hpp>

#include "designer/play/record_names.h"

namespace trackwright {

nlohmann::json company_record(const RecordView&, std::size_t company);

}  // namespace trackwright
