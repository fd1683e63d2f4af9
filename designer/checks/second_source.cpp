#include "designer/checks/second_source.h"

#include <fmt/format.h>

#include "designer/checks/facts.h"

namespace trackwright {

namespace {

std::string sentence(const Difference& difference, const std::string& source) {
  const std::string label = difference.other.empty()
                                ? difference.label
                                : fmt::format("{} ({} there)", difference.label, difference.other);
  if (difference.b.empty()) return fmt::format("{} is not in {}: {}", label, source, difference.a);
  if (difference.a.empty())
    return fmt::format("{} has {}, which is not here: {}", source, label, difference.b);
  return fmt::format("{}: {} {} here, {} in {}", label, describe(difference.kind).what, difference.a,
                     difference.b, source);
}

}  // namespace

void report_differences(DifferenceKind kind, const Facts& facts, Report& report) {
  if (!facts.against) return;
  for (const Difference& difference : facts.against->differences)
    if (difference.kind == kind)
      report(difference.place, difference.object, sentence(difference, facts.against->name),
             "look it up in the rules; if this title is right, state it under `allow`, with the reason");
}

}  // namespace trackwright
