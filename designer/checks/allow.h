// Intended exceptions: a title's `allow` list against what the checks found.
#pragma once

#include "designer/checks/check.h"

namespace trackwright {

// Takes away the findings that the title allows, and adds what is wrong with the list itself:
// title/unknown-check, and title/stale-allow for entries and objects that nothing was found for. `compared`:
// there was a second source; otherwise exceptions for the checks that need one are never stale.
void apply_allow(const Title&, bool compared, Findings&);

}  // namespace trackwright
