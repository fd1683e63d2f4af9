// The sums of simulated games as a file: a shard, or a simulation that was interrupted.
#pragma once

#include <string>
#include <vector>

#include "designer/simulate/simulation.h"
#include "engine/base/expected.h"
#include "engine/base/finding.h"

namespace trackwright {

// JSON, with a line for each figure. The same games give the same bytes.
std::string series_text(const Simulation&);

// usage/unknown-simulation if the text is not one.
Expected<Simulation, Finding> parse_series(const std::string& text);

// Joins all shards of one simulation, in any order. An error names the shard that is missing, incomplete or
// of another simulation.
Expected<Simulation, Finding> join_series(const std::vector<std::string>& texts);

// Whether both are parts of the same simulation: the same title data, plan and changes.
bool same_simulation(const Simulation&, const Simulation&);

// usage/unknown-simulation.
Finding unknown_simulation(std::string message, std::string help);

}  // namespace trackwright
