// Converts the misfits recorded in a component's drawings into findings.
#pragma once

#include "render/kit/component.h"

namespace trackwright {

// Reports each misfit of the component at the place of its object in the title, and removes it from the
// drawings.
void report_misfits(Component&, const Title&, Findings&);

}  // namespace trackwright
