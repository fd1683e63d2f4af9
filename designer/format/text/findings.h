// Lists of findings: their order in reports, and whether they contain errors.
#pragma once

#include "designer/format/text/files.h"
#include "engine/base/finding.h"

namespace trackwright {

// Sorts by the name of the file, then by place, check and message. Findings without a place come first.
void sort_findings(const Sources&, Findings&);

bool has_errors(const Findings&);

// True for findings with the same content at the same place.
bool tells_the_same(const Finding&, const Finding&);

// Adds the findings that `told` does not contain yet.
void add_untold(Findings& told, Findings more);

}  // namespace trackwright
