// Which gaps the errors of reading leave in a title.
#pragma once

#include <set>
#include <string>

#include "designer/format/title/title_folder.h"
#include "engine/base/finding.h"
#include "engine/title/gaps.h"
#include "engine/title/title.h"

namespace trackwright {

// The values and keys at which errors were found, files that were lost, tiles without a readable text, and
// what follows from these: fields that companies have from defaults, hexes on which such a tile is printed,
// all hexes where it is not said how coordinates lie. A key that is not known may stand for the one that it
// is most like, or for any that is absent.
Gaps gaps_of(const Trees&, const Findings&, const std::set<std::string>& unreadable_tiles, const Title&);

}  // namespace trackwright
