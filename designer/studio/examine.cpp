#include "designer/studio/examine.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "designer/checks/needs.h"
#include "designer/format/press/theme_file.h"
#include "designer/format/text/findings.h"
#include "designer/studio/fixes.h"
#include "designer/studio/idle_quantities.h"
#include "designer/studio/job.h"
#include "designer/studio/losses.h"

namespace trackwright {

Examination examine(const Loaded& loaded, const Scope& scope, const SecondSource* second,
                    const Surroundings* around) {
  Examination seen;
  const auto add = [&](Findings more) { std::ranges::move(more, std::back_inserter(seen.findings)); };
  if (scope.reading) add(loaded.findings);
  const Title* title = loaded.seen();
  if (scope.checks && title != nullptr) {
    CheckResults checked = run_checks(*title, loaded.gaps, second);
    add(std::move(checked.findings));
    seen.waiting = std::move(checked.waiting);
  }
  if (scope.choices && title != nullptr) {
    if (const Check* check = find_check("kit/idle-quantity"); waits(*check, loaded.gaps))
      seen.waiting.push_back(check->name);
    add(idle_choices(*title, loaded.gaps));
    if (around != nullptr) add(lost_choices(around->files, around->installation, loaded));
    // Another theme may have other names; the order of the kit reads it.
    const Chosen<std::string>& theme = title->kit.theme;
    if (!theme || theme->value == usual_theme) add(unknown_colours(loaded, classic_theme));
  }
  if (scope.fixes) add_fixes(loaded, seen.findings);
  std::ranges::sort(seen.waiting);
  sort_findings(loaded.sources, seen.findings);
  if (scope.tasks) seen.tasks = take_tasks(loaded, seen.findings);
  return seen;
}

}  // namespace trackwright
