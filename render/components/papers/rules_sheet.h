// The rules of play on a page or two, generated from the title's rules, section by section.
#pragma once

#include "render/kit/component.h"

namespace trackwright {

// Empty if the title defines no rules.
Component rules_sheet(const ComponentContext&);

}  // namespace trackwright
