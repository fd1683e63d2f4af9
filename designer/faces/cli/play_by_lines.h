// Plays a game by a protocol of lines of JSON, so that a program in any language can take the seats of
// people. docs/bots.md describes the lines.
#pragma once

#include <iosfwd>

#include "designer/faces/cli/seated_bots.h"
#include "designer/play/played_game.h"

namespace trackwright {

// Ends when the game is over, the input ends, or a bot cannot act.
void play_by_lines(PlayedGame&, SeatedBots&, std::istream&, std::ostream&);

}  // namespace trackwright
