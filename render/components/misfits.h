// The last look at a component: every text that does not fit is told, whoever drew it.
#pragma once

#include "render/kit/component.h"

namespace trackwright {

// Reports texts that are still marked as overflowing, at the place of the datum that reads so where there is
// one, and takes their marks away.
void report_misfits(Component&, const Title&, Findings&);

}  // namespace trackwright
