// Files and names outside of the title that its own files ask for, and that are not there: said by `check`
// while the title is worked on, not only by the kit once it is drawn.
#pragma once

#include "designer/format/text/files.h"
#include "designer/format/text/installation.h"
#include "designer/format/title/load.h"
#include "engine/base/finding.h"

namespace trackwright {

// kit/missing-art for a logo or background that is not in art/ where anything is, kit/unknown-choice for a
// paper and file/missing for a theme that there is not. What the usual paper and theme are need not be read.
Findings lost_choices(const FileReader&, const Installation&, const Loaded&);

}  // namespace trackwright
