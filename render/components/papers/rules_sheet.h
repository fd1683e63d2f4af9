// The rules of play on a page or two: what a title's rules say, section by section.
#pragma once

#include "render/kit/component.h"

namespace trackwright {

// Nothing where the title states no rules.
Component rules_sheet(const ComponentContext&);

}  // namespace trackwright
