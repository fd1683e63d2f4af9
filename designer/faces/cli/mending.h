// `check --fix` and `check --diff`: certain cures put into the files of a title, or shown.
#pragma once

#include <string>

#include "designer/faces/cli/command.h"

namespace trackwright {

// Shows what the cures would change, as a difference, and changes nothing.
Exit show_cures(const Environment&, const std::string& title);

// Writes what they change; each file is replaced whole or not at all. Tells how many were made; what remains
// is told by the check that follows.
Exit apply_cures(const Environment&, const std::string& title);

}  // namespace trackwright
