#include "designer/checks/prelude.h"

namespace trackwright::checks {

void phase_value_missing(const Facts& facts, Report& report) {
  std::set<std::string> columns;
  for (const Phase& phase : facts.title.roster.phases)
    for (const auto& [name, value] : phase.values) columns.insert(name);
  for (const std::string& column : columns)
    for (const Phase& phase : facts.title.roster.phases)
      if (!phase.values.contains(column))
        report(phase.place, phase.name.value,
               fmt::format("phase {} gives no value for \"{}\", though other phases do", phase.name.value,
                           column),
               "add the value to `values`; write `-` if there is no value");
}

}  // namespace trackwright::checks
