// Findings as SARIF 2.1.0 (OASIS), for code scanning and editors. Columns count characters; paths are
// relative where they were given so. A finding's certain cure becomes a `fix`.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "designer/format/text/files.h"
#include "engine/base/finding.h"

namespace trackwright {

// What is said about a check besides its findings.
struct RuleText {
  std::string name;      // "map/hex-gap"
  std::string sentence;  // its title
  Severity severity = Severity::Error;
  std::string page;  // Markdown
};

// `rules`: at least those of the findings; only these are written.
std::string findings_sarif(const Sources&, const Findings&, const std::vector<RuleText>& rules,
                           const std::string& version);

}  // namespace trackwright
