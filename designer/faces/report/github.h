// Findings as workflow commands of GitHub Actions, one per line. They become annotations of the changed
// files.
#pragma once

#include <cstddef>
#include <string>

#include "designer/format/text/files.h"
#include "engine/base/finding.h"

namespace trackwright {

// `waiting`: the number of checks that could report more once unreadable data is fixed.
std::string findings_github(const Sources&, const Findings&, std::size_t waiting = 0);

}  // namespace trackwright
