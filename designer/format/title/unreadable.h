// Which things of a title were hit by findings of the load, so that checks do not report what follows from
// them.
#pragma once

#include <set>
#include <string>

#include "designer/format/title/title_folder.h"
#include "engine/base/finding.h"
#include "engine/title/title.h"

namespace trackwright {

// Adds to title.unreadable: names of the hexes, tiles, trains, phases, companies, privates, bonus tokens and
// numbers of players within whose text, or within whose key, an error was found; companies also where it was
// found in the defaults of their kind.
//
// Adds to title.unreadable_parts: "title", "board" (which hexes and hexsides there are), "hexes" (what is on
// them), "manifest", "tiles", "upgrades", "market", "phases", "trains", "companies", "privates".
void name_unreadable(const Trees&, const Findings&, Title&);

}  // namespace trackwright
