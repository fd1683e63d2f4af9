// The pictures of a study.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "designer/study/data.h"
#include "designer/study/figures.h"
#include "designer/study/sweep.h"
#include "render/drawing/page.h"
#include "render/drawing/theme.h"
#include "render/study/chart.h"

namespace trackwright {

// The topics that have a picture.
std::vector<std::string> pictured_topics();

// The picture of a topic; of `reach` for one company (empty: the first with a home). None: the title lacks
// the data, or the topic has no picture.
std::optional<StudyPicture> study_picture(StudyData&, std::string_view topic, const std::string& company,
                                          const Theme&, double width);

// The first figures that a sweep changes, as curves; none: no number changes.
std::optional<StudyPicture> sweep_picture(const SweptStudies&, const Theme&, double width);

// One page with the picture.
Page picture_page(StudyPicture, const std::string& name);

}  // namespace trackwright
