#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

void report_hex(const Facts& facts, const std::vector<Ref>& hexes, const std::string& name, Report& report) {
  std::vector<const Ref*> blank;
  std::size_t known = 0;
  for (const Ref& ref : hexes)
    if (const HexFacts* hex = facts.find_hex(ref.value)) {
      ++known;
      if (hex->hex->tile.stops.empty() && hex->hex->name.empty()) blank.push_back(&ref);
    }
  if (known < 2 || blank.size() != 1) return;
  report(blank.front()->place, name,
         fmt::format("{} is about {}, which has no stop and no name, unlike the other places it is about",
                     name, blank.front()->value),
         "correct the hex");
}

}  // namespace

void token_hex_unlike_others(const Facts& facts, Report& report) {
  for (const BonusToken& token : facts.title.companies.bonus_tokens)
    report_hex(facts, token.hexes, token.id, report);
  for (const Private& company : facts.title.companies.privates)
    report_hex(facts, company.hexes, company.id.value, report);
}

}  // namespace trackwright::checks
