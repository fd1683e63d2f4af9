// Findings as SARIF 2.1.0 (OASIS), for code scanning and editors. Columns count characters; paths are
// relative where they were given so. A finding's certain cure becomes a `fix`.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "designer/format/text/files.h"
#include "engine/base/finding.h"

namespace trackwright {

// With the pages of the checks that found something. `waiting`: names of checks that may have more to say
// once what cannot be read is mended; each is a notification of the run.
std::string findings_sarif(const Sources&, const Findings&, const std::string& version,
                           const std::vector<std::string_view>& waiting = {});

}  // namespace trackwright
