#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

std::set<std::string> hexes_of(const RunBonus& bonus) {
  std::set<std::string> hexes;
  for (const BonusNeed& need : bonus.needs)
    for (const Ref& hex : need.hexes) hexes.insert(hex.value);
  return hexes;
}

std::set<std::string> hexes_of(const BonusToken& token) {
  std::set<std::string> hexes;
  for (const Ref& hex : token.hexes) hexes.insert(hex.value);
  return hexes;
}

}  // namespace

void run_differs_from_token(const Facts& facts, Report& report) {
  for (const RunBonus& bonus : facts.title.runs.bonuses)
    for (const BonusToken& token : facts.title.companies.bonus_tokens) {
      if (token.id != bonus.holder) continue;
      if (token.bonus > 0 && token.bonus != bonus.value)
        report(bonus.place, token.id,
               fmt::format("{} pays {}, but its token shows {}", bonus.name, money(facts.title, bonus.value),
                           money(facts.title, token.bonus)),
               "correct one of the two")
            .related.push_back({token.place, "the token"});
      if (!token.hexes.empty() && hexes_of(token) != hexes_of(bonus))
        report(bonus.place, token.id,
               fmt::format("the hexes of {} differ from those of its token", bonus.name),
               "correct one of the two")
            .related.push_back({token.place, "the token"});
    }
}

}  // namespace trackwright::checks
