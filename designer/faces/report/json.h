// Findings as one JSON object:
//
//   {"findings": [{"check", "severity", "message", "file", "line", "column", "help", "object",
//                  "related": [{"message", "file", "line", "column"}]}]}
//
// severity is "error", "warning" or "info". line and column count characters from 1; file, line and column
// are null if a finding has no place. help and object may be "". If there are any, the object also has
// "waiting": the names of checks that could report more once unreadable data is fixed.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "designer/format/text/files.h"
#include "engine/base/finding.h"

namespace trackwright {

std::string findings_json(const Sources&, const Findings&, const std::vector<std::string_view>& waiting = {});

}  // namespace trackwright
