#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

std::string of_bonus(const RunBonus& bonus) {
  if (bonus.passing && bonus.at_end)
    return "`passing` is for running through, and no run ends there (`at_end`)";
  if (bonus.whose == TokenOwner::Others && bonus.token.empty()) return "`whose` is given without `token`";
  if (bonus.factor > 1 && (bonus.value != 0 || !bonus.by_phase.empty()))
    return "it has a `factor` and a `value`";
  return {};
}

std::string of_fee(const RunFee& fee) {
  if (fee.hexes.empty() && fee.crossings.empty() && !fee.gauge_changes)
    return "it names no `hexes`, `crossings` or `gauge_changes` to be paid for";
  if (!fee.tokens.empty() && fee.hexes.empty()) return "its `tokens` lie on no `hexes`";
  return {};
}

}  // namespace

void run_contradiction(const Facts& facts, Report& report) {
  const auto look_at = [&](const auto& rules, const auto& wrong) {
    for (const auto& rule : rules)
      if (const std::string words = wrong(rule); !words.empty())
        report(rule.place, rule.name, fmt::format("{}: {}", rule.name, words), "say one of them");
  };
  look_at(facts.title.runs.bonuses, of_bonus);
  look_at(facts.title.runs.fees, of_fee);
}

}  // namespace trackwright::checks
