#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

// Whether both hexes print one place, so that no run goes from one to the other.
bool are_one_place(const Hex& a, const Hex& b) {
  const auto is_in_group_of_b = [&](const std::string& group) {
    return std::ranges::any_of(b.tile.stops, [&](const Stop& stop) {
      return std::ranges::find(stop.groups, group) != stop.groups.end();
    });
  };
  return a.fixed && b.fixed && std::ranges::any_of(a.tile.stops, [&](const Stop& stop) {
           return std::ranges::any_of(stop.groups, is_in_group_of_b);
         });
}

}  // namespace

void map_track_meets_blank_side(const Facts& facts, Report& report) {
  for (const HexFacts& hex : facts.hexes)
    for (const Edge e : all_edges) {
      const HexFacts* other = facts.find(hex.neighbour(e));
      if (!has(hex.exits, e) || other == nullptr || !other->hex->fixed) continue;
      if (has(other->exits, e.opposite()) || only_drawn(hex.hex->tile, e)) continue;
      Finding& finding = report(
          hex.hex->code_place, hex.hex->id,
          fmt::format(
              "the track printed in {} runs to its {} side (edge {}), but {} has no track there and is "
              "never upgraded",
              hex_words(*hex.hex), edge_words(facts.title.map.layout(), e), e.index(),
              hex_words(*other->hex)),
          fmt::format("give {} a path to its edge {}, or remove the path in {}", other->hex->id,
                      e.opposite().index(), hex.hex->id));
      // A hex without any track, such as the sea or a base that opens later, has no forgotten side.
      if (other->exits == 0 || are_one_place(*hex.hex, *other->hex)) finding.severity = Severity::Warning;
      finding.related.push_back({other->hex->code_place, "the hex without track on that side"});
      finding.also.push_back({Name::Hex, other->hex->id});
    }
}

}  // namespace trackwright::checks
