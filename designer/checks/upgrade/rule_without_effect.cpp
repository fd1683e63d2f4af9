#include "designer/checks/facts.h"
#include "designer/checks/families.h"

#include <fmt/core.h>

#include <string>

namespace trackwright::checks {

namespace {

std::string conditions(const UpgradeLine& line) {
  return line.hexes.empty() ? "" : " there";
}

bool plain_line(const UpgradeLine& line) {
  return line.labels.empty() && line.phase.empty() && line.not_hexes.empty();
}

}  // namespace

void upgrade_rule_without_effect(const Facts& facts, Report& report) {
  const UpgradeRules& rules = facts.title.upgrades;
  if (rules.stated) return;
  for (const auto* lines : {&rules.also, &rules.never})
    for (const UpgradeLine& line : *lines) {
      if (!plain_line(line)) continue;
      const bool widens = lines == &rules.also;
      bool effect = false;
      bool any = false;
      for (const Ref& from : line.from)
        for (const Ref& to : line.to) {
          const auto a = facts.book.find(from.value);
          const auto b = facts.book.find(to.value);
          if (!a || !b) {
            effect = true;  // of a hex, or reported elsewhere
            continue;
          }
          any = true;
          const UpgradeFit fit = upgrade_fit(facts.book.form(*a), facts.book.form(*b));
          const bool legal = !fit.broken && !fit.fitting.empty();
          if (legal != widens) effect = true;
        }
      if (effect || !any) continue;
      report(line.place, line.from.front().value,
             widens ? fmt::format("a line of `also` allows what is legal anyway{}", conditions(line))
                    : fmt::format("a line of `never` forbids what no rule allows{}", conditions(line)),
             "take it away, or correct a number");
    }
}

}  // namespace trackwright::checks
