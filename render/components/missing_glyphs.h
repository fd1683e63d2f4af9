// Finds the characters of a component that no font has. Printers show them as boxes.
#pragma once

#include "render/kit/component.h"

namespace trackwright {

// One finding for each text, at the place of its object in the title.
void report_missing_glyphs(const Component&, const Title&, Findings&);

}  // namespace trackwright
