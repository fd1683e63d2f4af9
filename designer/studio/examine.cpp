#include "designer/studio/examine.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "designer/format/press/theme_file.h"
#include "designer/format/text/findings.h"
#include "designer/studio/cures.h"
#include "designer/studio/idle_quantities.h"
#include "designer/studio/job.h"
#include "designer/studio/unknown_colours.h"

namespace trackwright {

Examination examine(const Loaded& loaded, const Scope& scope, const SecondSource* second) {
  Examination seen;
  const auto add = [&](Findings more) { std::ranges::move(more, std::back_inserter(seen.findings)); };
  if (scope.reading) add(loaded.findings);
  if (scope.checks && loaded.title) add(run_checks(*loaded.title, second));
  if (scope.choices && loaded.title) {
    add(idle_choices(*loaded.title));
    // Another theme may have other names; it is read when the kit is ordered.
    const Chosen<std::string>& theme = loaded.title->kit.theme;
    if (!theme || theme->value == usual_theme) add(unknown_colours(loaded, classic_theme()));
  }
  if (scope.cures) add_cures(loaded, seen.findings);
  sort_findings(loaded.sources, seen.findings);
  if (scope.tasks) seen.tasks = take_tasks(loaded, seen.findings);
  return seen;
}

}  // namespace trackwright
