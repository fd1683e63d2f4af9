#include "designer/checks/prelude.h"

namespace trackwright::checks {

void token_unknown_owner(const Facts& facts, Report& report) {
  std::vector<std::string> names;
  for (const Private& company : facts.title.companies.privates) names.push_back(company.id.value);
  for (const BonusToken& token : facts.title.companies.bonus_tokens) {
    if (token.owner.empty() || find_private(facts.title.companies, token.owner) != nullptr) continue;
    report(
        token.place, token.id,
        fmt::format("the bonus token {} comes with {}, but there is no such private", token.id, token.owner),
        did_you_mean(token.owner, names));
  }
}

}  // namespace trackwright::checks
