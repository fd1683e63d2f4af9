// Removes invalid values from imported trees, so that a title keeps all its other data. Other programs accept
// values that our schemas and readers reject.
#pragma once

#include <string>
#include <vector>

#include "designer/format/text/files.h"
#include "designer/format/text/installation.h"
#include "designer/format/title/title_folder.h"

namespace trackwright {

// Adds a warning for each removed value: the innermost value with an error, and the values that require it.
// If errors remain, such as those of a game without a map, restores the trees.
void leave_out_refused(Trees&, const FileReader&, const Installation&, std::vector<std::string>& warnings);

}  // namespace trackwright
