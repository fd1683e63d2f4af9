#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

struct Unanswered {
  const HexFacts* hex = nullptr;
  const HexFacts* other = nullptr;
  Edge edge;
};

struct PrintedEnds {
  std::vector<Unanswered> open;   // between two buildable hexes
  std::vector<Unanswered> fixed;  // from a hex that is never built on
  std::size_t answered = 0;
};

// Finds printed track that runs to a buildable hex with printed track of its own.
PrintedEnds printed_ends(const Facts& facts) {
  PrintedEnds ends;
  for (const HexFacts& hex : facts.hexes)
    for (const Edge e : all_edges) {
      const HexFacts* other = facts.find(hex.neighbour(e));
      if (other == nullptr || other->hex->fixed || other->exits == 0) continue;
      if (!has(hex.exits, e) || only_drawn(hex.hex->tile, e)) continue;
      if (has(other->exits, e.opposite()))
        ++ends.answered;
      else
        (hex.hex->fixed ? ends.fixed : ends.open).push_back({&hex, other, e});
    }
  return ends;
}

// Returns the ends to report, because some maps print ends that wait for tiles.
std::vector<Unanswered> odd_ends(const Facts& facts) {
  constexpr std::size_t most_open = 2;
  constexpr std::size_t least_answered = 3;
  const PrintedEnds ends = printed_ends(facts);
  std::vector<Unanswered> odd;
  if (ends.open.size() <= most_open) odd = ends.open;
  if (ends.fixed.size() == 1 && ends.answered >= least_answered) odd.push_back(ends.fixed.front());
  return odd;
}

}  // namespace

void map_track_unanswered(const Facts& facts, Report& report) {
  for (const auto& [hex, other, e] : odd_ends(facts)) {
    Finding& finding = report(
        hex->hex->code_place, hex->hex->id,
        fmt::format(
            "the track printed in {} runs to its {} side (edge {}), but the track printed in {} does not "
            "reach that side",
            hex_words(*hex->hex), edge_words(facts.title.map.layout(), e), e.index(), hex_words(*other->hex)),
        fmt::format("check the edges of both paths: {} would need track to its edge {}", other->hex->id,
                    e.opposite().index()));
    finding.related.push_back({other->hex->code_place, "the track that does not connect"});
    finding.also.push_back({Name::Hex, other->hex->id});
  }
}

}  // namespace trackwright::checks
