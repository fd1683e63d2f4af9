// The report of a simulation as pages: all topics with their pictures and tables.
#pragma once

#include <string_view>
#include <vector>

#include "designer/simulate/simulation.h"
#include "designer/study/figures.h"
#include "render/drawing/page.h"
#include "render/drawing/theme.h"
#include "render/kit/component.h"
#include "render/study/chart.h"

namespace trackwright {

// Of one version of the title, of a change, or of a sweep.
std::vector<Page> simulation_report(const Title&, const Simulation&, const Theme&, const ArtFiles&);

// The tables of one version of the title, of a change, or of a sweep. `topic`: empty for all.
std::vector<TopicStudy> tables_of(const Title&, const Simulation&, std::string_view topic);

// The pictures of a topic, or of a sweep as one.
std::vector<StudyPicture> pictures_of(const Title&, const Simulation&, std::string_view topic, const Theme&,
                                      double width);

}  // namespace trackwright
