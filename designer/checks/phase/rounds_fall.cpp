#include "designer/checks/prelude.h"

namespace trackwright::checks {

void phase_rounds_fall(const Facts& facts, Report& report) {
  const Phase* last = nullptr;
  for (const Phase& phase : facts.title.roster.phases) {
    if (!phase.operating_rounds) continue;
    if (last != nullptr) {
      const int before = last->operating_rounds->value;
      const int now = phase.operating_rounds->value;
      if (now < before || now > before + 1) {
        Finding& finding = report(phase.operating_rounds->place, phase.name.value,
                                  fmt::format("phase {} has {}, after {} in phase {}", phase.name.value,
                                              counted(now, "operating round"), before, last->name.value),
                                  "check both phases; the number usually rises by one at a time");
        finding.related.push_back({last->operating_rounds->place, "the phase before"});
        finding.also.push_back({Name::Phase, last->name.value});
      }
    }
    last = &phase;
  }
}

}  // namespace trackwright::checks
