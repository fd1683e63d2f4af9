// Differences from a second source as findings: one check for each kind, all alike.
#pragma once

#include "designer/checks/check.h"
#include "designer/checks/facts.h"
#include "designer/compare/difference.h"

namespace trackwright {

// Reports the differences of one kind; nothing where there is no second source.
void report_differences(DifferenceKind, const Facts&, Report&);

template <DifferenceKind kind>
void second_source(const Facts& facts, Report& report) {
  report_differences(kind, facts, report);
}

}  // namespace trackwright
