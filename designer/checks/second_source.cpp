// Reports differences from a second source as findings; each kind of difference is a check.
#include <fmt/format.h>

#include "designer/checks/check.h"
#include "designer/checks/facts.h"

namespace trackwright {

namespace {

std::string sentence(const Difference& difference, const std::string& source) {
  const std::string label = difference.other.empty()
                                ? difference.label
                                : fmt::format("{} ({} there)", difference.label, difference.other);
  if (difference.b.empty()) return fmt::format("{} is not in {}: {}", label, source, difference.a);
  if (difference.a.empty())
    return fmt::format("{} has {}, but this title does not: {}", source, label, difference.b);
  return fmt::format("{}: {} {} here, {} in {}", label, difference.kind->what, difference.a, difference.b,
                     source);
}

}  // namespace

namespace checks {

void second_source(const Facts& facts, Report& report) {
  if (!facts.against) return;
  const std::string_view name = report.check().substr(report.check().find('/') + 1);
  for (const Difference& difference : facts.against->differences)
    if (difference.kind->name == name)
      report(difference.place, difference.object, sentence(difference, facts.against->name),
             "compare the rules; if this title is right, allow the finding with the reason");
}

}  // namespace checks

}  // namespace trackwright
