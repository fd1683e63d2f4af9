#include "designer/checks/meant_hex.h"
#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

bool adjoins_another(const Facts& facts, const HexFacts& hex, const std::vector<Ref>& list) {
  return std::ranges::any_of(list, [&](const Ref& other) {
    const HexFacts* there = facts.find_hex(other.value);
    return there != nullptr && there != &hex &&
           std::ranges::find(hex.neighbours, there->hex) != hex.neighbours.end();
  });
}

// Mountains need not lie side by side: see token/hex-terrain.
bool is_of_one_terrain(const Facts& facts, const std::vector<Ref>& list) {
  return std::ranges::all_of(list, [&](const Ref& ref) {
    const HexFacts* hex = facts.find_hex(ref.value);
    return hex != nullptr && !hex->hex->tile.terrain.empty();
  });
}

// Reports the only hex of four or more that does not lie beside another one.
void look_at_neighbours(const Facts& facts, const std::vector<Ref>& list, const Name& about, Report& report) {
  std::vector<const Ref*> apart;
  std::size_t known = 0;
  for (const Ref& ref : list)
    if (const HexFacts* hex = facts.find_hex(ref.value)) {
      ++known;
      if (!adjoins_another(facts, *hex, list)) apart.push_back(&ref);
    }
  if (known < 4 || apart.size() != 1 || is_of_one_terrain(facts, list)) return;
  Finding& finding = report(apart.front()->place, about,
                            fmt::format("{} is apart from the other {} hexes of {}, which are side by side",
                                        apart.front()->value, known - 1, about.text),
                            "correct the hex");
  for (const Ref& hex : list) finding.also.push_back({Name::Hex, hex.value});
}

}  // namespace

void token_hex_apart(const Facts& facts, Report& report) {
  for (const HexList& list : hex_lists(facts.title))
    look_at_neighbours(facts, *list.hexes, list.about, report);
}

}  // namespace trackwright::checks
