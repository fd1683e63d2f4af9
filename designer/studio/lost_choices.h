// Missing files and names outside the title that its files refer to. `check` reports them during work, before
// the kit is drawn.
#pragma once

#include "designer/format/text/files.h"
#include "designer/format/text/installation.h"
#include "designer/format/title/load.h"
#include "engine/base/finding.h"

namespace trackwright {

// Reports kit/missing-art for a logo or background that is not in art/ if art/ has files, kit/unknown-choice
// for an unknown paper, and file/missing for a missing theme. Does not read the default paper and theme.
Findings lost_choices(const FileReader&, const Installation&, const Loaded&);

}  // namespace trackwright
