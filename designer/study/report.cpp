#include "designer/study/report.h"

#include "designer/study/pictures.h"
#include "render/components/papers/booklet.h"

namespace trackwright {

std::vector<Page> report_pages(StudyData& data, const Theme& theme, const ArtFiles& art) {
  constexpr Size a4{210, 297};
  constexpr double column = 180;
  Findings findings;
  ComponentContext context{data.title(), theme, {}, findings, &art};
  context.options.booklet_page = a4;
  return booklet_pages(context, study_book(data, theme, column), {.cover = "Study", .rules = false});
}

}  // namespace trackwright
