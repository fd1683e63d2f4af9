// The report of a study as pages: all topics with their pictures and tables.
#pragma once

#include <vector>

#include "designer/study/data.h"
#include "render/drawing/page.h"
#include "render/kit/component.h"

namespace trackwright {

// A4 pages, typeset like the rulebook.
std::vector<Page> report_pages(StudyData&, const Theme&, const ArtFiles&);

}  // namespace trackwright
