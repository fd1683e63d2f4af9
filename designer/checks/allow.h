// Intended exceptions: a title's `allow` list against what the checks found.
#pragma once

#include "designer/checks/check.h"

namespace trackwright {

// Takes away the findings that the title allows, and adds what is wrong with the list itself:
// title/unknown-check, and title/stale-allow for entries and objects that nothing was found for, and
// title/wide-allow for entries without `at` for a check of the market, which hold only where they mean one
// thing. `compared`: there was a second source; otherwise exceptions for the checks that need one are never
// stale. Nor are those for checks that might have found something, had all been read.
void apply_allow(const Title&, const Gaps&, bool compared, Findings&);

}  // namespace trackwright
