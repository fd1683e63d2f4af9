// What a check has to know of a title (Check::needs, Check::each) against what could not be read of it: where
// it is not known, nothing is said, since it would follow from the mistake that was reported already.
#pragma once

#include "designer/checks/check.h"
#include "engine/title/gaps.h"

namespace trackwright {

// It needs something of the whole title that is not known, or what it needs of each thing is not known of
// any.
bool waits(const Check&, const Gaps&);

// The finding is about something, or would not be there but for something, of which the check needs what is
// not known.
bool waits(const Check&, const Finding&, const Gaps&);

// With nothing missing it might have found more.
bool might_say_more(const Check&, const Gaps&);

}  // namespace trackwright
