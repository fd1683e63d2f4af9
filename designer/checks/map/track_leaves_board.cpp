#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

// In this number of hexes or more, the track is a drawing, or a rule joins those hexes to others.
constexpr std::size_t several = 3;

struct Departure {
  const Hex* hex = nullptr;
  Edge edge;
};

std::vector<Departure> departures(const Facts& facts) {
  std::vector<Departure> found;
  for (const HexFacts& hex : facts.hexes)
    for (const Edge e : all_edges)
      if (has(hex.exits, e) && hex.neighbour(e) == nullptr && !only_drawn(hex.hex->tile, e))
        found.push_back({hex.hex, e});
  return found;
}

}  // namespace

void map_track_leaves_board(const Facts& facts, Report& report) {
  const std::vector<Departure> found = departures(facts);
  std::set<const Hex*> hexes;
  for (const Departure& one : found) hexes.insert(one.hex);
  for (const auto& [hex, e] : found) {
    Finding& finding =
        report(hex->code_place, hex->id,
               fmt::format("the track printed in {} leads to its {} side (edge {}), where the board ends",
                           hex_words(*hex), edge_words(facts.title.map.layout(), e), e.index()),
               "remove the path, turn it to a side with a hex, or add the missing hex");
    if (hexes.size() >= several) finding.severity = Severity::Warning;
  }
}

}  // namespace trackwright::checks
