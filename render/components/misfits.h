// The one channel of what does not fit: a component's drawings say it, and here it becomes findings.
#pragma once

#include "render/kit/component.h"

namespace trackwright {

// Reports what does not fit in the drawings of the component, each where the title says what is shown there,
// and takes it out of them.
void report_misfits(Component&, const Title&, Findings&);

}  // namespace trackwright
