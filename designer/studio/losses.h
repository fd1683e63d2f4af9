// What a title loses on its way through another format.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "designer/format/text/tree.h"
#include "designer/format/title/title_folder.h"
#include "engine/base/finding.h"

namespace trackwright {

// One finding export/lost for each value of `title` that `read` lacks or has in another form: the outermost
// value if all of it is lost. `written`: the trees of the title's files, for the places.
Findings losses(const Trees& title, const Trees& read,
                const std::vector<std::pair<std::string, Node>>& written);

}  // namespace trackwright
