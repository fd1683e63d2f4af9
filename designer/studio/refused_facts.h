// What reading refuses of the trees that were made of facts is taken out of them, so that a title loses that
// much and no more. Others' programs take values that our schemas and readers do not.
#pragma once

#include <string>
#include <vector>

#include "designer/format/text/files.h"
#include "designer/format/text/installation.h"
#include "designer/format/title/title_folder.h"

namespace trackwright {

// A warning for each value that is taken out: the innermost that an error points at, and what cannot do
// without it. Where errors stay, such as that of a game without a map, the trees are as they were.
void leave_out_refused(Trees&, const FileReader&, const Installation&, std::vector<std::string>& warnings);

}  // namespace trackwright
