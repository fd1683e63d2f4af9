#include "designer/checks/prelude.h"

namespace trackwright::checks {

void token_hexes_differ(const Facts& facts, Report& report) {
  for (const BonusToken& token : facts.title.companies.bonus_tokens) {
    const Private* owner = find_private(facts.title.companies, token.owner);
    if (owner == nullptr || owner->hexes.empty() || token.hexes.empty()) continue;
    const bool shared = std::ranges::any_of(token.hexes, [&](const Ref& hex) {
      return std::ranges::find(owner->hexes, hex.value, &Ref::value) != owner->hexes.end();
    });
    if (shared) continue;
    Finding& finding =
        report(token.hexes.front().place, token.id,
               fmt::format("the token {} lists {}, but {} lists {}", token.name, token.hexes.front().value,
                           owner->id.value, owner->hexes.front().value),
               "correct one of the two lists");
    finding.related.push_back({owner->hexes.front().place, "the hexes of the private"});
    finding.also.push_back({Name::Private, owner->id.value});
  }
}

}  // namespace trackwright::checks
