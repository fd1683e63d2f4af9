// Findings as workflow commands of GitHub Actions, a line each: they become annotations of the changed files.
#pragma once

#include <cstddef>
#include <string>

#include "designer/format/text/files.h"
#include "engine/base/finding.h"

namespace trackwright {

// `waiting`: how many checks may have more to say once what cannot be read is mended.
std::string findings_github(const Sources&, const Findings&, std::size_t waiting = 0);

}  // namespace trackwright
