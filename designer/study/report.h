// The report of a study as pages: all topics with their pictures and tables.
#pragma once

#include <string>
#include <vector>

#include "designer/study/data.h"
#include "designer/study/figures.h"
#include "render/drawing/page.h"
#include "render/kit/component.h"
#include "render/study/chart.h"

namespace trackwright {

struct ReportChapter {
  TopicStudy study;
  std::string sentence;
  std::vector<StudyPicture> pictures;
};

// The width of a picture in a report, in millimetres.
inline constexpr double report_column = 180;

// A4 pages, typeset like the rulebook. `cover`: a word for the cover.
std::vector<Page> report_pages(const Title&, const Theme&, const ArtFiles&, const std::string& cover,
                               std::vector<ReportChapter>);

// The report of all topics of a study.
std::vector<Page> study_report(StudyData&, const Theme&, const ArtFiles&);

}  // namespace trackwright
