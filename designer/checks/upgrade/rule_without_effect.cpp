#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

std::string conditions(const UpgradeLine& line) {
  return line.hexes.empty() ? "" : " in its hexes";
}

bool plain_line(const UpgradeLine& line) {
  return line.labels.empty() && line.phase.empty() && line.not_hexes.empty() && line.after.empty() &&
         line.until.empty() && !line.swap;
}

// Whether a line only repeats the general rules for each pair of its tiles. It does not judge lines with
// other things, such as a hex, or with tiles that other checks report.
bool says_nothing_new(const UpgradeBook& book, const UpgradeLine& line, bool widens) {
  bool any = false;
  for (const Ref& from : line.from)
    for (const Ref& to : line.to) {
      const auto a = book.find(from.value);
      const auto b = book.find(to.value);
      if (!a || !b) return false;
      any = true;
      const UpgradeFit fit = upgrade_fit(book.form(*a), book.form(*b));
      const bool legal = !fit.broken && !fit.fitting.empty();
      if (legal != widens) return false;
    }
  return any;
}

}  // namespace

void upgrade_rule_without_effect(const Facts& facts, Report& report) {
  const UpgradeRules& rules = facts.title.upgrades;
  if (rules.stated) return;
  for (const auto* lines : {&rules.also, &rules.never})
    for (const UpgradeLine& line : *lines) {
      if (!plain_line(line)) continue;
      const bool widens = lines == &rules.also;
      if (!says_nothing_new(facts.book, line, widens)) continue;
      report(line.place, line.from.front().value,
             widens
                 ? fmt::format("a line of `also` allows upgrades that are already legal{}", conditions(line))
                 : fmt::format("a line of `never` forbids upgrades that are already illegal{}",
                               conditions(line)),
             "remove the line, or correct a number");
    }
}

}  // namespace trackwright::checks
