// Compares the data that a check requires (Check::needs, Check::each) with the gaps of a title. A check
// without its data reports nothing, since its findings would follow from a mistake that is already reported.
#pragma once

#include "designer/checks/check.h"
#include "engine/title/gaps.h"

namespace trackwright {

// True if data of the whole title is missing, or if data of each thing is missing for all things.
bool waits(const Check&, const Gaps&);

// True if data is missing for the thing that the finding is about, or for a thing that it depends on.
bool waits(const Check&, const Finding&, const Gaps&);

// True if the check could report more without the gaps.
bool might_say_more(const Check&, const Gaps&);

}  // namespace trackwright
