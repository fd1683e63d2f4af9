// A train of a position: a name of the title's, or a record's {name, distance}.
//
// Findings: position/unknown-train (nothing tells how far it runs) and position/unknown-stop (a row of its
// distance names a kind of stop that there is not; a warning in a record).
#pragma once

#include <string>

#include "designer/format/text/tree.h"
#include "engine/base/finding.h"
#include "engine/title/roster.h"

namespace trackwright {

// `title`: its name, for people. `record`: see is_record.
Train position_train(const Node&, const Roster&, const std::string& title, bool record, Findings&);

}  // namespace trackwright
