#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

std::string of_bonus(const RunBonus& bonus) {
  if (bonus.passing && bonus.at_end)
    return "`passing` is for runs through a hex, but `at_end` is for runs that end there";
  if (bonus.whose == TokenOwner::Others && bonus.token.empty())
    return "`whose` describes a `token`, but there is no `token`";
  if (bonus.factor > 1 && (bonus.value != 0 || !bonus.by_phase.empty()))
    return "it has a `factor` and a `value`";
  return {};
}

std::string of_fee(const RunFee& fee) {
  if (fee.hexes.empty() && fee.crossings.empty() && !fee.gauge_changes)
    return "it has no `hexes`, `crossings` or `gauge_changes`";
  if (!fee.tokens.empty() && fee.hexes.empty()) return "it has `tokens` but no `hexes`";
  return {};
}

}  // namespace

void run_contradiction(const Facts& facts, Report& report) {
  const auto look_at = [&](const auto& rules, const auto& wrong) {
    for (const auto& rule : rules)
      if (const std::string words = wrong(rule); !words.empty())
        report(rule.place, rule.name, fmt::format("{}: {}", rule.name, words),
               "remove one of the keys, or add the missing one");
  };
  look_at(facts.title.runs.bonuses, of_bonus);
  look_at(facts.title.runs.fees, of_fee);
}

}  // namespace trackwright::checks
