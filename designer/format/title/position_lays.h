// What lies on the map of a position, against the rules of the title.
//
// Findings: position/track (track off the board or through an impassable side; a warning: into the side of a
// fixed hex on which there is no track and never will be, and all of these in a record), position/unreachable
// (a warning: by the title's rules the tile never, or not by this phase, comes to lie there so),
// position/swap (a warning: the rules put another tile there at once) and position/value-not-said (a warning:
// the value of a place is drawn, and not said).
#pragma once

#include "engine/base/finding.h"
#include "engine/run/position.h"
#include "engine/upgrade/book.h"

namespace trackwright {

// A position that says the tile colours of its phase is a record of a game: what it says has happened, by
// rules that the title may leave to words.
inline bool is_record(const Position& position) {
  return !position.tiles.empty();
}

void check_lays(const UpgradeBook&, const Position&, Findings&);

// On hexes of which the position says nothing; a warning tells of it.
void lay_swapped_tiles(const UpgradeBook&, Position&, Findings&);

void check_values(const Title&, const Position&, Findings&);

}  // namespace trackwright
