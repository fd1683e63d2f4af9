// Quantities that name nothing: most often misspelt, and what was to be printed less or more is not.
#pragma once

#include <string>
#include <vector>

#include "designer/format/title/load.h"
#include "engine/base/finding.h"

namespace trackwright {

// kit/idle-quantity for each selector of kit.yaml, in whatever profile, and of the command line that names no
// piece, and kit/unknown-component for each entry of `components` that is none. Where quantities are stated,
// all components are drawn to see what pieces there are. The title must be there.
Findings idle_choices(const Loaded&, const std::vector<std::string>& of_command_line);

}  // namespace trackwright
