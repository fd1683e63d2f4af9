// Where the program's own data lie on this machine.
#pragma once

#include <string>

#include "designer/format/text/files.h"
#include "designer/format/text/installation.h"

namespace trackwright {

// The first of these that holds schemas/ and titles/: `home` (the environment's TRACKWRIGHT_HOME, if not
// empty: believed even if it holds neither), the data folder at its place relative to `executable` (an
// installation can be moved), a folder above `executable`, the folder that the build was configured with.
Installation find_installation(const FileReader&, const std::string& executable, const std::string& home);

// The folder of the fonts that were installed with these data; empty in a build tree, which uses those of the
// system.
std::string installed_fonts(const FileReader&, const Installation&);

}  // namespace trackwright
