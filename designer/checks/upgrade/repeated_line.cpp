#include "designer/checks/facts.h"
#include "designer/checks/families.h"

#include <fmt/core.h>

#include <set>
#include <string>
#include <tuple>
#include <vector>

namespace trackwright::checks {

void upgrade_repeated_line(const Facts& facts, Report& report) {
  std::set<std::tuple<std::string, std::string, std::vector<std::string>>> said;
  const auto texts = [](const UpgradeLine& line) {
    std::vector<std::string> words;
    for (const auto* list : {&line.hexes, &line.not_hexes, &line.labels}) {
      for (const Ref& ref : *list) words.push_back(ref.value);
      words.emplace_back("/");
    }
    words.push_back(line.phase);
    return words;
  };
  for (const UpgradeLine& line : facts.title.upgrades.chart)
    for (const Ref& from : line.from)
      for (const Ref& to : line.to)
        if (!said.emplace(from.value, to.value, texts(line)).second)
          report(to.place, from.value, fmt::format("the chart says {} to {} twice", from.value, to.value),
                 "take one away, or correct a number");
}

}  // namespace trackwright::checks
