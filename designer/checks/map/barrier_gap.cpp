#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

struct BarrierGap {
  const HexFacts* hex;
  Edge edge;
};

bool barred(const Facts& facts, const HexFacts& hex, Edge e, BorderKind kind) {
  const Hex* other = hex.neighbour(e);
  const auto of_kind = [kind](const Border& border) { return border.kind == kind; };
  return std::ranges::any_of(facts.title.map.borders(*hex.hex, e), of_kind) ||
         (other != nullptr && std::ranges::any_of(facts.title.map.borders(*other, e.opposite()), of_kind));
}

// Whether one barrier, and no more, comes to the end of the side at which it meets the side `step` further.
bool barrier_ends(const Facts& facts, const HexFacts& hex, Edge e, int step, BorderKind kind) {
  const Edge beside(e.index() + step);
  const Hex* third = hex.neighbour(beside);
  if (third == nullptr) return false;
  const bool ours = barred(facts, hex, beside, kind);
  const HexFacts* other = facts.find(hex.neighbour(e));
  return other != nullptr && ours != barred(facts, *other, Edge(e.index() + 2 * step), kind);
}

std::vector<BarrierGap> barrier_gaps(const Facts& facts, BorderKind kind) {
  std::vector<BarrierGap> gaps;
  for (const HexFacts& hex : facts.hexes)
    for (const Edge e : {Edge(0), Edge(1), Edge(2)})  // each side once
      if (hex.neighbour(e) != nullptr && !barred(facts, hex, e, kind) &&
          barrier_ends(facts, hex, e, 1, kind) && barrier_ends(facts, hex, e, -1, kind))
        gaps.push_back({&hex, e});
  return gaps;
}

}  // namespace

// Of several gaps each is a pass.
void map_barrier_gap(const Facts& facts, Report& report) {
  for (const BorderKind kind : {BorderKind::Impassable, BorderKind::Water}) {
    const auto gaps = barrier_gaps(facts, kind);
    if (gaps.size() != 1) continue;
    const Hex& hex = *gaps[0].hex->hex;
    const Hex& other = *gaps[0].hex->neighbour(gaps[0].edge);
    Finding& finding = report(
        hex.place, hex.id,
        fmt::format("between {} and {} the barrier ({}) has a gap of one side, the only one on the map",
                    hex_words(hex), hex_words(other), word_of(kind)),
        fmt::format("if it goes on there: between: [{}, {}], type: {}", hex.id, other.id, word_of(kind)));
    finding.also.push_back({Name::Hex, other.id});
  }
}

}  // namespace trackwright::checks
