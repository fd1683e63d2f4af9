// Colours of a title that nobody knows: they would be printed in magenta, and be found on paper.
#pragma once

#include <functional>

#include "designer/format/title/load.h"
#include "engine/base/finding.h"
#include "render/drawing/theme.h"

namespace trackwright {

// kit/unknown-colour for each colour of a company, zone or hexside that is a name which the theme does not
// have. The theme is asked for where there is a name that not every theme has.
Findings unknown_colours(const Loaded&, const std::function<const Theme&()>& theme);

}  // namespace trackwright
