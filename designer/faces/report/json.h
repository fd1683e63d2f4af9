// Findings for a program, as one JSON object:
//
//   {"findings": [{"check", "severity", "message", "file", "line", "column", "help", "object",
//                  "related": [{"message", "file", "line", "column"}]}]}
//
// severity is "error", "warning" or "info". line and column count from 1, in characters; file, line and
// column are null where a finding is about no place in particular. help and object are "" where there is
// none.
#pragma once

#include <string>

#include "designer/format/text/files.h"
#include "engine/base/finding.h"

namespace trackwright {

std::string findings_json(const Sources&, const Findings&);

}  // namespace trackwright
