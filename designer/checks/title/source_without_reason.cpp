#include "designer/checks/prelude.h"

namespace trackwright::checks {

void title_source_without_reason(const Facts& facts, Report& report) {
  for (const Source& source : facts.title.sources) {
    if (!source.because.empty() && !source.from.empty()) continue;
    report(source.place, source.about,
           fmt::format("the source of \"{}\" has no `{}`", source.about,
                       source.from.empty() ? "from" : "because"),
           "write the origin in `from` and the reason in `because`");
  }
}

}  // namespace trackwright::checks
