// Findings as SARIF 2.1.0 (OASIS), for code scanning and editors. Columns count characters; relative paths
// stay relative. The certain fix of a finding becomes a `fix`.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "designer/format/text/files.h"
#include "engine/base/finding.h"

namespace trackwright {

// Includes the pages of the checks with findings. `waiting`: the names of checks that could report more once
// unreadable data is fixed; each becomes a notification of the run.
std::string findings_sarif(const Sources&, const Findings&, const std::string& version,
                           const std::vector<std::string_view>& waiting = {});

}  // namespace trackwright
