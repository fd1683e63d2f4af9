#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

std::string of_bonus(const RunBonus& bonus) {
  if (bonus.passing && bonus.at_end)
    return "`passing` is for runs through a hex, but `at_end` is for runs that end there";
  if (bonus.whose == TokenOwner::Others && bonus.token.empty())
    return "`whose` describes a `token`, but there is no `token`";
  if (bonus.factor > 1 && (bonus.value != 0 || !bonus.by_phase.empty()))
    return "`factor` replaces `value`, but both are present";
  return {};
}

std::string of_fee(const RunFee& fee) {
  if (fee.hexes.empty() && fee.crossings.empty() && !fee.gauge_changes)
    return "`hexes`, `crossings` and `gauge_changes` are all missing";
  if (!fee.tokens.empty() && fee.hexes.empty()) return "`tokens` is present, but `hexes` is missing";
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
