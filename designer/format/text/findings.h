// Findings as a whole: the one order in which they are told, and whether they stop anything.
#pragma once

#include "designer/format/text/files.h"
#include "engine/base/finding.h"

namespace trackwright {

// By the name of the file, then by place, check and message; findings about nothing in particular come first.
void sort_findings(const Sources&, Findings&);

bool has_errors(const Findings&);

// The same of the same place.
bool tells_the_same(const Finding&, const Finding&);

// Adds those that tell something else than all before them.
void add_untold(Findings& told, Findings more);

}  // namespace trackwright
