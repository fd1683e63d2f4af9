#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

// Whether three or more steps would rise after an exchange of two neighbours among them.
bool exchanged(const Revenue& revenue) {
  std::vector<int> values;
  for (const RevenueEntry& step : revenue.steps)
    if (step.key != "diesel") values.push_back(step.value);
  for (std::size_t i = 1; i < values.size() && values.size() > 2; ++i) {
    std::vector<int> changed = values;
    std::swap(changed[i], changed[i - 1]);
    if (std::ranges::is_sorted(changed)) return true;
  }
  return false;
}

bool falls(const std::vector<std::optional<int>>& values) {
  for (std::size_t i = 1; i < values.size(); ++i)
    if (values[i] && values[i - 1] && *values[i] < *values[i - 1]) return true;
  return false;
}

// Whether exactly one stop has a value that falls, among four or more stops with values by phase.
bool one_alone_falls(const Facts& facts) {
  int falling = 0;
  int all = 0;
  for (const HexFacts& hex : facts.hexes)
    for (const Stop& stop : hex.hex->tile.stops) {
      if (stop.revenue.steps.empty()) continue;
      ++all;
      falling += falls(values_by_phase(facts.title.roster, stop.revenue)) ? 1 : 0;
    }
  return falling == 1 && all >= 4;
}

}  // namespace

void map_phase_value_falls(const Facts& facts, Report& report) {
  const auto& phases = facts.title.roster.phases;
  const bool alone = one_alone_falls(facts);
  for (const HexFacts& hex : facts.hexes)
    for (const Stop& stop : hex.hex->tile.stops) {
      if (stop.revenue.steps.empty()) continue;
      const auto values = values_by_phase(facts.title.roster, stop.revenue);
      for (std::size_t i = 1; i < values.size(); ++i) {
        if (!values[i] || !values[i - 1] || *values[i] >= *values[i - 1]) continue;
        Finding& finding =
            report(hex.hex->code_place, hex.hex->id,
                   fmt::format("the value of {} falls from {} to {} in phase {}", hex_words(*hex.hex),
                               *values[i - 1], *values[i], phases[i].name.value),
                   "check the order of the values, which usually rise");
        if (alone && exchanged(stop.revenue)) finding.severity = Severity::Warning;
        break;
      }
    }
}

}  // namespace trackwright::checks
