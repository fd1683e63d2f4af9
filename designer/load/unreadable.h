// Which things of a title were hit by findings of the load, so that checks do not report what follows from
// them.
#pragma once

#include <set>
#include <string>

#include "designer/load/title_folder.h"
#include "engine/finding.h"

namespace trackwright {

// Names of the hexes, tiles, trains, phases, companies, privates and bonus tokens within whose text, or
// within whose key, an error was found.
std::set<std::string> unreadable_things(const Trees&, const Findings&);

}  // namespace trackwright
