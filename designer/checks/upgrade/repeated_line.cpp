#include "designer/checks/prelude.h"

#include <tuple>

namespace trackwright::checks {

namespace {

void report_repeated_in(const std::vector<UpgradeLine>& lines, const char* where, Report& report) {
  std::set<std::tuple<std::string, std::string, std::vector<std::string>>> said;
  const auto texts = [](const UpgradeLine& line) {
    std::vector<std::string> words;
    for (const auto* list : {&line.hexes, &line.not_hexes, &line.labels}) {
      for (const Ref& ref : *list) words.push_back(ref.value);
      words.emplace_back("/");
    }
    for (const std::string* word : {&line.phase, &line.after, &line.until}) words.push_back(*word);
    return words;
  };
  for (const UpgradeLine& line : lines)
    for (const Ref& from : line.from)
      for (const Ref& to : line.to)
        if (!said.emplace(from.value, to.value, texts(line)).second)
          report(to.place, from.value,
                 fmt::format("{} contains the upgrade from {} to {} twice", where, from.value, to.value),
                 "remove one, or correct a number");
}

}  // namespace

void upgrade_repeated_line(const Facts& facts, Report& report) {
  const UpgradeRules& rules = facts.title.upgrades;
  report_repeated_in(rules.chart, "the chart", report);
  report_repeated_in(rules.also, "`also`", report);
  report_repeated_in(rules.never, "`never`", report);
}

}  // namespace trackwright::checks
