// The gaps that errors of reading leave in a title.
#pragma once

#include <set>
#include <string>

#include "designer/format/title/title_folder.h"
#include "engine/base/finding.h"
#include "engine/title/gaps.h"
#include "engine/title/title.h"

namespace trackwright {

// Contains the values and keys with errors, lost files, tiles without a readable text, and their
// consequences: fields that companies take from defaults, hexes with such a tile printed on them, all hexes
// if the layout is missing. An unknown key may stand for the most similar key, or for any absent key.
Gaps gaps_of(const Trees&, const Findings&, const std::set<std::string>& unreadable_tiles, const Title&);

}  // namespace trackwright
