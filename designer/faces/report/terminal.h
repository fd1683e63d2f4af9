// Findings for a terminal:
//
//   titles/x/map.yaml:12:5: error: the key `naem` is not known here [schema/unknown-key]
//      12 |   F11: {naem: Stockholm}
//         |         ^~~~
//         help: did you mean `name`?
#pragma once

#include <iosfwd>

#include "designer/format/text/files.h"
#include "engine/base/finding.h"

namespace trackwright {

void print_findings(std::ostream&, const Sources&, const Findings&, bool colour);

}  // namespace trackwright
