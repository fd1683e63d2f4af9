// The pay of a run: the counted stops, the paid stops among them, bonuses and fees.
#pragma once

#include <string>

#include "engine/run/run.h"
#include "engine/run/run_case.h"
#include "engine/run/stated_path.h"
#include "engine/run/visited_stops.h"

namespace trackwright {

// Fills in the pay, with the choice that pays most. Returns the refusal; empty: the run is paid.
std::string pay_run(const RunCase&, const StatedPath&, VisitedStops&, Run&);

}  // namespace trackwright
