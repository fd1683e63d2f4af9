// Intended exceptions: applies a title's `allow` list to the findings of the checks.
#pragma once

#include "designer/checks/check.h"

namespace trackwright {

// Removes the findings that the title allows and reports mistakes in the list itself:
// * title/unknown-check;
// * title/stale-allow for entries and objects that match no finding;
// * title/wide-allow for entries without `at` for a check of the market, if they match more than one thing.
// `compared`: there was a second source. Without one, entries for the checks that need it are never stale.
// Nor are entries for checks that could report more if all data had been read.
void apply_allow(const Title&, const Gaps&, bool compared, Findings&);

}  // namespace trackwright
