// `check --fix` and `check --diff`: apply or show the certain fixes for the files of a title.
#pragma once

#include <string>

#include "designer/faces/cli/command.h"

namespace trackwright {

// Shows the fixes as a diff and changes no file.
Exit show_fixes(const Environment&, const std::string& title);

// Writes the fixes; each file is replaced completely or not at all. Prints the number of fixes; the check
// that follows reports the remaining findings.
Exit apply_fixes(const Environment&, const std::string& title);

}  // namespace trackwright
