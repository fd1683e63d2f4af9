// Prints the whole kit with the title's choices, for commands other than `kit`.
#pragma once

#include <string>

#include "designer/faces/cli/command.h"
#include "designer/studio/kit.h"

namespace trackwright {

// Writes the kit into the usual folder and prints the output of `trackwright kit TITLE`, with --theme unless
// `theme` is empty.
Exit print_kit(const Environment&, const TitleName& title, const std::string& theme, const Progress&);

}  // namespace trackwright
