// What a title loses on its way through another format.
#pragma once

#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "designer/format/text/files.h"
#include "designer/format/text/installation.h"
#include "designer/format/text/tree.h"
#include "designer/format/title/load.h"
#include "designer/format/title/title_folder.h"
#include "engine/base/finding.h"
#include "render/drawing/theme.h"

namespace trackwright {

// One finding export/lost for each value of `title` that `read` lacks or has in another form: the outermost
// value if all of it is lost. `written`: the trees of the title's files, for the places.
Findings losses(const Trees& title, const Trees& read,
                const std::vector<std::pair<std::string, Node>>& written);

// Missing files and names outside the title that its files refer to. `check` reports them during work, before
// the kit is drawn.

// Reports kit/missing-art for a logo or background that is not in art/ if art/ has files, kit/unknown-choice
// for an unknown paper, and file/missing for a missing theme. Does not read the default paper and theme.
Findings lost_choices(const FileReader&, const Installation&, const Loaded&);

// Unknown colours of a title. Otherwise they would appear only on paper, printed in magenta.

// kit/unknown-colour for each colour name of a company, zone or hexside that the theme lacks. Calls `theme`
// only for a name that some theme may lack.
Findings unknown_colours(const Loaded&, const std::function<const Theme&()>& theme);

// Removes invalid values from imported trees, so that a title keeps all its other data. Other programs accept
// values that our schemas and readers reject.

// Adds a warning for each removed value: the innermost value with an error, and the values that require it.
// If errors remain, such as those of a game without a map, restores the trees.
void leave_out_refused(Trees&, const FileReader&, const Installation&, std::vector<std::string>& warnings);

}  // namespace trackwright
