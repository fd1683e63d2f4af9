// What a run is paid: the stops that are counted, those of them that are paid, bonuses and fees.
#pragma once

#include <string>

#include "engine/run/run.h"
#include "engine/run/run_case.h"
#include "engine/run/stated_path.h"
#include "engine/run/visited_stops.h"

namespace trackwright {

// Fills in what is paid, in the way that pays most. What is refused; empty: it is paid.
std::string pay_run(const RunCase&, const StatedPath&, VisitedStops&, Run&);

}  // namespace trackwright
