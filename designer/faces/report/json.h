// Findings for a program, as one JSON object:
//
//   {"findings": [{"check", "severity", "message", "file", "line", "column", "help", "object",
//                  "related": [{"message", "file", "line", "column"}]}]}
//
// severity is "error", "warning" or "info". line and column count from 1, in characters; file, line and
// column are null where a finding is about no place in particular. help and object are "" where there is
// none. Beside "findings" stands "waiting", where there are any: the names of checks that may have more to
// say once what cannot be read is mended.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "designer/format/text/files.h"
#include "engine/base/finding.h"

namespace trackwright {

std::string findings_json(const Sources&, const Findings&, const std::vector<std::string_view>& waiting = {});

}  // namespace trackwright
