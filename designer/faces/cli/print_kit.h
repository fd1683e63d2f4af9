// The whole kit as its title wants it, for faces that print it besides `kit`.
#pragma once

#include <string>

#include "designer/faces/cli/command.h"
#include "designer/studio/kit.h"

namespace trackwright {

// Writes it into the usual folder and tells what `trackwright kit TITLE` does, or with --theme where one is
// said.
Exit print_kit(const Environment&, const std::string& title, const std::string& theme, const Progress&);

}  // namespace trackwright
