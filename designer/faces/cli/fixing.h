// `check --fix` and `check --diff`: apply or show the certain fixes for the files of a title.
#pragma once

#include "designer/faces/cli/command.h"
#include "designer/format/title/title_options.h"

namespace trackwright {

// Shows the fixes as a diff and changes no file.
Exit show_fixes(const Environment&, const TitleName& title);

// Writes the fixes; each file is replaced completely or not at all. Prints the number of fixes; the check
// that follows reports the remaining findings.
Exit apply_fixes(const Environment&, const TitleName& title);

}  // namespace trackwright
