// Steps of play: whose turn it is, and when the game ends. A file implements the functions below its name.
#pragma once

#include "engine/play/table/table.h"

namespace trackwright::play {

// ending.cpp
void check_end(PlayTable&, bool round_over);
void end_with_round(PlayTable&);  // at the end of an operating round

// turn.cpp
bool always_asked(const PlayTable&, rule::StepKind);  // even if no action is possible
void begin_company_turn(PlayTable&);
bool waits_in_turn(PlayTable&);  // the company whose turn it is waits at a step, which this function sets
bool next_company(PlayTable&);

// waiting.cpp
Owner waits_for(const PlayTable&);
bool holds_up(Stage);  // lets no other step interrupt it

}  // namespace trackwright::play
