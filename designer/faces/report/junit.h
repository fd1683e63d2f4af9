// Findings as JUnit XML, which most CI servers read: a test case for each check. A check that found an error
// fails; what is no error is its output.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "designer/format/text/files.h"
#include "engine/base/finding.h"

namespace trackwright {

// `subject`: what was looked at; `checks`: the names of all that were made, with or without findings.
// `waiting`: those of them that may have more to say once what cannot be read is mended: they are skipped,
// unless they found something already. `strict`: any finding fails.
std::string findings_junit(const Sources&, const Findings&, const std::string& subject,
                           const std::vector<std::string>& checks,
                           const std::vector<std::string_view>& waiting, bool strict);

}  // namespace trackwright
