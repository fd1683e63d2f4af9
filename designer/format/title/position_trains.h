// A train of a position: a name from the title, or {name, distance} from a record.
//
// Findings: position/unknown-train (its reach is unknown) and position/unknown-stop (a row of its distance
// contains an unknown kind of stop; a warning in a record).
#pragma once

#include <string>

#include "designer/format/text/tree.h"
#include "engine/base/finding.h"
#include "engine/title/roster.h"

namespace trackwright {

// `title`: its name, for people. `record`: see is_record.
Train position_train(const Node&, const Roster&, const std::string& title, bool record, Findings&);

}  // namespace trackwright
