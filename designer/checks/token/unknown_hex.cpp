#include "designer/checks/prelude.h"

namespace trackwright::checks {

void token_unknown_hex(const Facts& facts, Report& report) {
  std::vector<std::string> ids;
  for (const HexFacts& hex : facts.hexes) ids.push_back(hex.hex->id);
  for (const BonusToken& token : facts.title.companies.bonus_tokens)
    for (const Ref& hex : token.hexes)
      if (facts.lacks_hex(hex.value))
        report(hex.place, token.id,
               fmt::format("the bonus token {} goes to {}, which is no hex of the map", token.id, hex.value),
               did_you_mean(hex.value, ids));
}

}  // namespace trackwright::checks
