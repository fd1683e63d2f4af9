// Checks the tiles on the map of a position against the rules of the title.
//
// Findings: position/track (track off the board or through an impassable side; only a warning in a record, or
// for a trackless side of a fixed hex), position/unreachable (a warning: under the title's
// rules, the tile cannot be here in this way, or not by this phase), position/swap (a warning: the rules
// immediately replace the tile) and position/value-not-said (a warning: the value of a place is drawn, but
// not stated).
#pragma once

#include "engine/base/finding.h"
#include "engine/run/moment.h"
#include "engine/upgrade/book.h"

namespace trackwright {

// A position with the tile colours of its phase is the record of a game. Its content has happened, perhaps
// under rules that the title states only in words.
inline bool is_record(const Position& position) {
  return !position.tiles.empty();
}

void check_lays(const UpgradeBook&, const Position&, Findings&);

// On hexes without an entry in the position; reports a warning.
void lay_swapped_tiles(const UpgradeBook&, Position&, Findings&);

void check_values(const Title&, const Position&, Findings&);

}  // namespace trackwright
