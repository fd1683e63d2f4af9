// Estimates as cells of tables. Internal to the room.
#pragma once

#include "designer/study/figures.h"
#include "engine/simulate/summary.h"

namespace trackwright {

// Mean or share of a tally, with its interval.
StudyEstimate estimate_of(const simulate::MeasureFacts&, const simulate::GameTally&);

// An empty cell if no game has the figure. `usual_games`: the games that the reader expects.
StudyCell estimate_cell(const simulate::Summary&, const simulate::FigureName&, std::uint64_t usual_games);

// Columns with estimates, named after their measures.
StudyColumn measured(simulate::Measure);
StudyColumn measured(const char* name);

}  // namespace trackwright
