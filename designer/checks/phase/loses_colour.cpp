#include "designer/checks/prelude.h"

namespace trackwright::checks {

void phase_loses_colour(const Facts& facts, Report& report) {
  const Phase* last = nullptr;
  for (const Phase& phase : facts.title.roster.phases) {
    const auto has_colour = [](const Phase& p, Colour c) {
      return std::ranges::any_of(p.tiles, [c](const auto& tile) { return tile.value == c; });
    };
    if (last != nullptr)
      for (const auto& colour : last->tiles)
        if (!has_colour(phase, colour.value))
          report(phase.place, phase.name.value,
                 fmt::format("{} tiles may be laid in phase {}, but no longer in phase {}",
                             word_of(colour.value), last->name.value, phase.name.value),
                 fmt::format("add {} to its `tiles`", word_of(colour.value)))
              .related.push_back({colour.place, "the phase before it allows them"});
    last = &phase;
  }
}

}  // namespace trackwright::checks
