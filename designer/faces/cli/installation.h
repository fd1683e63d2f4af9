// Finds the data of the program on this machine.
#pragma once

#include <string>

#include "designer/format/text/files.h"
#include "designer/format/text/installation.h"

namespace trackwright {

// Returns the first of these that contains schemas/ and titles/:
// * `home`, the value of TRACKWRIGHT_HOME, if not empty; it is used even if it contains neither;
// * the data folder at its place relative to `executable`, so that an installation can be moved;
// * a folder above `executable`;
// * the folder that the build was configured with.
Installation find_installation(const FileReader&, const std::string& executable, const std::string& home);

// The folder of the fonts that were installed with these data. Empty in a build tree, which uses the fonts of
// the system.
std::string installed_fonts(const FileReader&, const Installation&);

}  // namespace trackwright
