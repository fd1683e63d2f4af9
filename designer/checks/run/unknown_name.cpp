#include "designer/checks/facts.h"
#include "designer/checks/families.h"

#include <fmt/core.h>

#include <algorithm>
#include <string>

namespace trackwright::checks {

void run_unknown_name(const Facts& facts, Report& report) {
  const Title& title = facts.title;
  const auto tell = [&](Place place, const std::string& name, const std::string& rule, const char* kind) {
    if (title.unreadable.contains(name)) return;
    report(place, name, fmt::format("{} names {}, which is no {}", rule, name, kind), "correct the name");
  };
  const auto is_token = [&](const std::string& id) {
    return std::ranges::find(title.companies.bonus_tokens, id, &BonusToken::id) !=
           title.companies.bonus_tokens.end();
  };
  for (const RunBonus& bonus : title.runs.bonuses) {
    if (!bonus.holder.empty() && !is_token(bonus.holder))
      tell(bonus.place, bonus.holder, bonus.name, "bonus token");
    for (const Ref& train : bonus.not_trains)
      if (!facts.trains.contains(train.value)) tell(train.place, train.value, bonus.name, "train");
  }
  for (const RunFee& fee : title.runs.fees) {
    for (const Ref& phase : fee.phases)
      if (!facts.phases.contains(phase.value)) tell(phase.place, phase.value, fee.name, "phase");
    for (const std::string& company : fee.exempt)
      if (find_company(title.companies, company) == nullptr && !facts.kinds.contains(company))
        tell(fee.place, company, fee.name, "company");
  }
  for (const RightOfWay& right : title.runs.rights)
    if (!right.holder.empty() && !is_token(right.holder))
      tell(right.place, right.holder, "a right of way", "bonus token");
}

}  // namespace trackwright::checks
