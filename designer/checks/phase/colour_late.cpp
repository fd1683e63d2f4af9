#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

// Returns the phase that begins with the first permanent train.
std::optional<std::size_t> phase_of_permanents(const Roster& roster) {
  const auto stays = [](const Train& train) { return train.rusts_on.empty() && train.obsolete_on.empty(); };
  const auto train = std::ranges::find_if(roster.trains, stays);
  if (train == roster.trains.end()) return std::nullopt;
  for (std::size_t i = 0; i < roster.phases.size(); ++i)
    if (names(roster.phases[i].on, train->name.value)) return i;
  return std::nullopt;
}

std::optional<std::size_t> first_phase_with(const Roster& roster, Colour colour) {
  const auto allows = [&](const Phase& phase) {
    return std::ranges::any_of(phase.tiles, [&](const auto& one) { return one.value == colour; });
  };
  for (std::size_t i = 0; i < roster.phases.size(); ++i)
    if (allows(roster.phases[i])) return i;
  return std::nullopt;
}

}  // namespace

void phase_colour_late(const Facts& facts, Report& report) {
  const Roster& roster = facts.title.roster;
  const auto permanents = phase_of_permanents(roster);
  if (!permanents) return;
  // If trains of an earlier phase stay, published titles have green tiles in the third phase at the latest,
  // and nearly all have brown ones in the fourth. Phase numbers count from 0.
  const std::map<Colour, std::size_t> latest{{Colour::Green, 3}, {Colour::Brown, 4}};
  for (const Colour colour : {Colour::Green, Colour::Brown}) {
    const auto first = first_phase_with(roster, colour);
    const bool has_tiles = std::ranges::any_of(facts.manifest, [&](const ManifestFacts& tile) {
      return tile.definition != nullptr && tile.definition->tile.colour == colour;
    });
    if (!has_tiles || !first || *first <= *permanents || *first < latest.at(colour)) continue;
    const Phase& phase = roster.phases[*first];
    const std::string& before = roster.phases[*permanents].name.value;
    report(phase.place, phase.name.value,
           fmt::format("no phase before {} allows {} tiles, although the trains of phase {} never rust",
                       phase.name.value, word_of(colour), before),
           fmt::format("add {} to the `tiles` of phase {}, or of an earlier phase", word_of(colour), before))
        .also.push_back({Name::Phase, before});
  }
}

}  // namespace trackwright::checks
