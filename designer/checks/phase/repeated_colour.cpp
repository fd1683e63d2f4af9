#include "designer/checks/prelude.h"

namespace trackwright::checks {

void phase_repeated_colour(const Facts& facts, Report& report) {
  for (const Phase& phase : facts.title.roster.phases) {
    std::set<Colour> seen;
    for (const auto& colour : phase.tiles)
      if (!seen.insert(colour.value).second)
        report(colour.place, phase.name.value,
               fmt::format("phase {} names {} twice", phase.name.value, word_of(colour.value)),
               "remove or correct one of the two");
  }
}

}  // namespace trackwright::checks
