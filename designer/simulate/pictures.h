// The pictures of a simulation.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "designer/simulate/simulation.h"
#include "render/drawing/theme.h"
#include "render/study/chart.h"

namespace trackwright {

// The topics that have pictures.
std::vector<std::string> pictured_simulation_topics();

// The pictures of a topic, for one version of the title; none: no game has the data.
std::vector<StudyPicture> simulation_pictures(const Title&, const Simulation&, std::size_t version,
                                              std::string_view topic, const Theme&, double width);

}  // namespace trackwright
