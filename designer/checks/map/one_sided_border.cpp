#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

// Drawn borders carry no rule; provinces and dividers are drawn from one side by custom.
bool binds(const Border& border) {
  return border.kind != BorderKind::Drawn && border.kind != BorderKind::Province &&
         border.kind != BorderKind::Divider;
}

bool said_there(const Map& map, const HexFacts& hex, Edge e) {
  const Hex* other = hex.neighbour(e);
  return other != nullptr && std::ranges::any_of(map.borders(*other, e.opposite()), binds);
}

}  // namespace

void map_one_sided_border(const Facts& facts, Report& report) {
  const Map& map = facts.title.map;
  for (const HexFacts& hex : facts.hexes)
    for (const Border& border : hex.hex->tile.borders) {
      const Hex* other = hex.neighbour(border.edge);
      if (!binds(border) || other == nullptr || said_there(map, hex, border.edge)) continue;
      Finding& finding =
          report(hex.hex->code_place, hex.hex->id,
                 fmt::format("{} has a border on its {} side (edge {}), but {} beyond it has none on edge {}",
                             hex_words(*hex.hex), edge_words(map.layout(), border.edge), border.edge.index(),
                             hex_words(*other), border.edge.opposite().index()),
                 fmt::format("define the border once for both hexes, under `hexsides`: between: [{}, {}]",
                             hex.hex->id, other->id));
      finding.related.push_back(
          {other->code_place.file != 0 ? other->code_place : other->place, "the other side"});
      finding.also.push_back({Name::Hex, other->id});
    }
}

}  // namespace trackwright::checks
