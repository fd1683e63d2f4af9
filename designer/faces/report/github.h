// Findings as workflow commands of GitHub Actions, a line each: they become annotations of the changed files.
#pragma once

#include <string>

#include "designer/format/text/files.h"
#include "engine/base/finding.h"

namespace trackwright {

std::string findings_github(const Sources&, const Findings&);

}  // namespace trackwright
