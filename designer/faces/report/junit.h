// Findings as JUnit XML, which most CI servers read: one test case per check. A check with an error fails;
// its other findings are output.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "designer/format/text/files.h"
#include "engine/base/finding.h"

namespace trackwright {

// `subject`: the title under examination; `checks`: the names of all checks that ran, with or without
// findings; `waiting`: the names of checks that could report more once unreadable data is fixed, marked as
// skipped unless they have findings; `strict`: any finding fails.
std::string findings_junit(const Sources&, const Findings&, const std::string& subject,
                           const std::vector<std::string>& checks,
                           const std::vector<std::string_view>& waiting, bool strict);

}  // namespace trackwright
