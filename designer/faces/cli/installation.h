// Where the program's own data lie on this machine.
#pragma once

#include <string>

#include "designer/format/text/files.h"
#include "designer/format/text/installation.h"

namespace trackwright {

// The first of these that holds schemas/ and titles/: `home` (the environment's TRACKWRIGHT_HOME, if not
// empty: believed even if it holds neither), a folder above `executable`, the folder the program was built
// from.
Installation find_installation(const FileReader&, const std::string& executable, const std::string& home);

}  // namespace trackwright
