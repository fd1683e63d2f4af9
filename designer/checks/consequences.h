// Findings that only follow from a mistake that reading a title has already reported.
#pragma once

#include "engine/base/finding.h"
#include "engine/title/title.h"

namespace trackwright {

// Whether the finding is about something that could not be read as written (see Title::unreadable), speaks of
// it, or comes from a check that needs a part of the title that is incomplete (Check::needs).
bool follows_from_reading(const Finding&, const Title&);

}  // namespace trackwright
