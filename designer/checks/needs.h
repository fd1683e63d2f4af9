// Compares the data that a check requires (Check::needs, Check::each) with the gaps of a title. A check
// without its data reports nothing, since its findings would follow from a mistake that is already reported.
#pragma once

#include <string>

#include "designer/checks/check.h"
#include "engine/title/gaps.h"
#include "engine/title/title.h"

namespace trackwright {

// True if data of the whole title is missing, or if data of each thing is missing for all things.
bool waits(const Check&, const Gaps&);

// True if data is missing for the thing that the finding is about, or for a thing that it depends on.
bool waits(const Check&, const Finding&, const Gaps&);

// True if the check could report more without the gaps.
bool might_say_more(const Check&, const Gaps&);

// Data that companies of a kind lack because the defaults of that kind in companies.yaml lack it.

// nullptr if the kind has no defaults.
const Ref* defaults_of(const Companies&, const std::string& kind);

// The same, but only if `has` is false for each company of the kind; then the finding belongs to the
// defaults.
const Ref* defaults_that_lack(const Companies&, const std::string& kind, bool (*has)(const Company&));

}  // namespace trackwright
