// Unknown colours of a title. Otherwise they would appear only on paper, printed in magenta.
#pragma once

#include <functional>

#include "designer/format/title/load.h"
#include "engine/base/finding.h"
#include "render/drawing/theme.h"

namespace trackwright {

// kit/unknown-colour for each colour name of a company, zone or hexside that the theme lacks. Calls `theme`
// only for a name that some theme may lack.
Findings unknown_colours(const Loaded&, const std::function<const Theme&()>& theme);

}  // namespace trackwright
