// The figures of simulated games as tables, by topic.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "designer/simulate/simulation.h"
#include "designer/study/figures.h"
#include "engine/simulate/summary.h"
#include "engine/title/title.h"

namespace trackwright {

struct SimulationTopic {
  std::string_view name;
  std::string_view sentence;
  std::vector<StudyTable> (*tables)(const Title&, const simulate::Summary&);
};
// The most useful first.
const std::vector<SimulationTopic>& simulation_topics();

// One topic, or all if the name is empty, of one version of the title.
std::vector<TopicStudy> simulation_tables(const Title&, const Simulation&, std::size_t version,
                                          std::string_view topic);

// The topic of a figure.
std::string_view topic_of(simulate::Measure);

// The assumptions of a simulation, one sentence each.
std::vector<std::string> simulation_assumptions(const Simulation&);

}  // namespace trackwright
