// The table of checks: name, severity, function. The pages are joined to it by all_checks().
#pragma once

#include <string_view>
#include <vector>

#include "designer/checks/check.h"

namespace trackwright {

struct CheckEntry {
  std::string_view name;
  Severity severity;
  RunCheck run;  // nullptr: found by run_checks itself
};

const std::vector<CheckEntry>& check_table();

}  // namespace trackwright
