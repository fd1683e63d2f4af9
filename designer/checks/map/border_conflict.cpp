#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

std::string border_words(const Border& border) {
  std::string text(word_of(border.kind));
  if (border.cost) text += fmt::format(" (cost {})", *border.cost);
  return text;
}

bool same_rule(const Border& a, const Border& b) {
  return a.kind == b.kind && a.cost == b.cost;
}

std::vector<Border> binding(const Map& map, const Hex& hex, Edge e) {
  std::vector<Border> borders = map.borders(hex, e);
  std::erase_if(borders, [](const Border& b) { return b.kind == BorderKind::Drawn; });
  return borders;
}

// Titles draw a border without a rule once; of two on one side, one was meant for another side.
std::vector<Border> drawn_twice(const Hex& hex, Edge e) {
  std::vector<Border> borders;
  for (const Border& border : hex.tile.borders)
    if (border.edge == e && border.kind == BorderKind::Drawn) borders.push_back(border);
  if (borders.size() < 2) borders.clear();
  return borders;
}

void report_repeated(const Map& map, const Hex& hex, Edge e, const std::vector<Border>& here,
                     Report& report) {
  std::vector<std::string> words;
  for (const Border& border : here) words.push_back(border_words(border));
  Finding& finding =
      report(hex.code_place.file != 0 ? hex.code_place : hex.place, hex.id,
             fmt::format("the {} side (edge {}) of {} has {} borders: {}", edge_words(map.layout(), e),
                         e.index(), hex_words(hex), here.size(), shortlist(words)),
             "keep one of them; a cost would be charged twice, and another side may lack its border");
  const Coordinate beyond = neighbour(hex.at, e, map.layout().orientation);
  for (const HexSide& side : map.sides())
    if ((side.a == hex.at && side.edge == e) || (side.a == beyond && side.edge == e.opposite()))
      finding.related.push_back({side.place, "its entry in `hexsides`"});
}

}  // namespace

void map_border_conflict(const Facts& facts, Report& report) {
  const Map& map = facts.title.map;
  for (const HexFacts& hex : facts.hexes)
    for (const Edge e : all_edges) {
      const auto here = binding(map, *hex.hex, e);
      const Hex* other = hex.neighbour(e);
      if (const auto drawn = drawn_twice(*hex.hex, e); !drawn.empty())
        report_repeated(map, *hex.hex, e, drawn, report);
      if (here.size() > 1) {
        // A side stated under `hexsides` belongs to both hexes. If both hexes have two borders or more there,
        // report only one of the hexes.
        if (other == nullptr || hex.hex->at < other->at || binding(map, *other, e.opposite()).size() < 2)
          report_repeated(map, *hex.hex, e, here, report);
        continue;
      }
      if (here.empty() || other == nullptr || other->at < hex.hex->at) continue;
      const auto there = binding(map, *other, e.opposite());
      if (there.size() != 1 || same_rule(here[0], there[0])) continue;
      report(hex.hex->code_place, hex.hex->id,
             fmt::format("the side between {} and {} is {} in {}, but {} in {}", hex_words(*hex.hex),
                         hex_words(*other), border_words(here[0]), hex.hex->id, border_words(there[0]),
                         other->id),
             "define the border once for both hexes, under `hexsides`")
          .related.push_back({other->code_place, "the other side"});
    }
}

}  // namespace trackwright::checks
