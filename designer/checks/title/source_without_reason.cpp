#include "designer/checks/prelude.h"

namespace trackwright::checks {

void title_source_without_reason(const Facts& facts, Report& report) {
  for (const Source& source : facts.title.sources) {
    if (!source.because.empty() && !source.from.empty()) continue;
    report(source.place, source.about,
           fmt::format("the source does not state {} \"{}\" is taken",
                       source.from.empty() ? "from where" : "why", source.about),
           "a source says `from` where a datum is taken and `because` why there");
  }
}

}  // namespace trackwright::checks
