// Findings as JUnit XML, which most CI servers read: a test case for each check. A check that found an error
// fails; what is no error is its output.
#pragma once

#include <string>
#include <vector>

#include "designer/format/text/files.h"
#include "engine/base/finding.h"

namespace trackwright {

// `subject`: what was looked at; `checks`: the names of all that were made, with or without findings.
// `strict`: any finding fails.
std::string findings_junit(const Sources&, const Findings&, const std::string& subject,
                           const std::vector<std::string>& checks, bool strict);

}  // namespace trackwright
