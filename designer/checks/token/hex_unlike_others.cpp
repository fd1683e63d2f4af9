#include "designer/checks/meant_hex.h"
#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

void look_at_stops(const Facts& facts, const std::vector<Ref>& hexes, const Name& about, Report& report) {
  std::vector<const Ref*> blank;
  std::size_t known = 0;
  for (const Ref& ref : hexes)
    if (const HexFacts* hex = facts.find_hex(ref.value)) {
      ++known;
      if (hex->hex->tile.stops.empty() && hex->hex->name.empty()) blank.push_back(&ref);
    }
  if (known < 2 || blank.size() != 1) return;
  Finding& finding =
      report(blank.front()->place, about,
             fmt::format("{} lists {}, which has neither a stop nor a name, unlike the other hexes",
                         about.text, blank.front()->value),
             "correct the hex");
  for (const Ref& hex : hexes) finding.also.push_back({Name::Hex, hex.value});
}

}  // namespace

void token_hex_unlike_others(const Facts& facts, Report& report) {
  for (const HexList& list : hex_lists(facts.title)) look_at_stops(facts, *list.hexes, list.about, report);
}

}  // namespace trackwright::checks
