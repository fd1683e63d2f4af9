// What if? The figures that a change of the title shifts, and curves over the values of a sweep.
#pragma once

#include <string_view>
#include <vector>

#include "designer/simulate/simulation.h"
#include "designer/study/figures.h"
#include "designer/study/sweep.h"

namespace trackwright {

// Version 0 against version 1, from paired games: the clearest shifts of each topic first, or of one topic.
std::vector<TopicStudy> shift_tables(const Simulation&, std::string_view topic);

// The figures that some value of a sweep clearly shifts against the first value.
SweptStudies swept_figures(const Simulation&, std::string_view topic);

}  // namespace trackwright
