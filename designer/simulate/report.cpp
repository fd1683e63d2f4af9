#include "designer/simulate/report.h"

#include <algorithm>
#include <string>
#include <utility>

#include "designer/simulate/pictures.h"
#include "designer/simulate/shifts.h"
#include "designer/simulate/tables.h"
#include "designer/study/pictures.h"
#include "designer/study/report.h"

namespace trackwright {

std::vector<TopicStudy> tables_of(const Title& title, const Simulation& simulation, std::string_view topic) {
  if (!simulation.sweep.path.empty()) return side_by_side(swept_figures(simulation, topic));
  if (simulation.versions.size() > 1) return shift_tables(simulation, topic);
  return simulation_tables(title, simulation, 0, topic);
}

std::vector<StudyPicture> pictures_of(const Title& title, const Simulation& simulation,
                                      std::string_view topic, const Theme& theme, double width) {
  if (simulation.sweep.path.empty())
    return simulation_pictures(title, simulation, simulation.versions.size() - 1, topic, theme, width);
  std::vector<StudyPicture> pictures;
  if (auto picture = sweep_picture(swept_figures(simulation, topic), theme, width))
    pictures.push_back(std::move(*picture));
  return pictures;
}

std::vector<Page> simulation_report(const Title& title, const Simulation& simulation, const Theme& theme,
                                    const ArtFiles& art) {
  const auto& topics = simulation_topics();
  std::vector<ReportChapter> chapters;
  for (TopicStudy& study : tables_of(title, simulation, {})) {
    const auto known = std::ranges::find(topics, study.topic, &SimulationTopic::name);
    ReportChapter& chapter = chapters.emplace_back();
    if (known != topics.end()) {
      chapter.sentence = known->sentence;
      chapter.pictures = pictures_of(title, simulation, study.topic, theme, report_column);
    }
    chapter.study = std::move(study);
  }
  return report_pages(title, theme, art, "Simulation", std::move(chapters));
}

}  // namespace trackwright
