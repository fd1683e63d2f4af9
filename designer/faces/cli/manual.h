// Man pages, generated from the same descriptions as the help. The build writes them with `trackwright --man
// FOLDER` (cmake/install.cmake).
#pragma once

#include <string>

#include "designer/faces/cli/command.h"

namespace trackwright {

std::string manual_of_program();        // trackwright(1)
std::string manual_of(const Command&);  // trackwright-check(1), ...

}  // namespace trackwright
