#include "designer/studio/examine.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>

#include "designer/checks/needs.h"
#include "designer/format/press/theme_file.h"
#include "designer/format/text/findings.h"
#include "designer/studio/fixes.h"
#include "designer/studio/idle_quantities.h"
#include "designer/studio/job.h"
#include "designer/studio/losses.h"
#include "designer/studio/open.h"

namespace trackwright {

namespace {

// Counts and exceptions that the title states for itself. An option may state its own.
bool is_statement(const Finding& finding) {
  const std::string_view check = finding.check;
  return check == "title/census-differs" || check == "title/stale-allow" || check.ends_with("/total-differs");
}

// Whether the place is in a file of the folder itself.
bool is_in(const Sources& sources, const Place& place, const std::string& folder) {
  const Sources::File* file = sources.file(place.file);
  return file != nullptr && file->path.substr(0, file->path.rfind('/')) == folder;
}

// Examines the title with each option alone. Keeps the findings that the title without it lacks.
void add_findings_of_options(const Loaded& loaded, Scope scope, const Surroundings& around,
                             Examination& seen) {
  scope.options = scope.fixes = scope.tasks = false;
  const Title& title = *loaded.seen();
  const Findings before = seen.findings;
  for (const TitleOption& option : title.options) {
    const std::string& name = option.name.value;
    const bool excluded = std::ranges::any_of(title.options, [&](const TitleOption& other) {
      return has_option(title, other.name.value) && exclude_each_other(option, other);
    });
    if (excluded || has_option(title, name)) continue;
    TitleName with = loaded.name;
    with.options.push_back(name);
    const Loaded changed = open_title(around.files, around.installation, with, {}, loaded.sources);
    for (Finding& finding : examine(changed, scope, nullptr, &around).findings) {
      const bool old =
          std::ranges::any_of(before, [&](const Finding& other) { return tells_the_same(finding, other); });
      if (old || (is_statement(finding) && !is_in(changed.sources, finding.place, changed.folder))) continue;
      if (loaded.sources.file(finding.place.file) == nullptr) finding.place = option.place;
      finding.message = fmt::format("with the option `{}`: {}", name, finding.message);
      seen.findings.push_back(std::move(finding));
    }
  }
}

}  // namespace

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
  if (scope.options && around != nullptr && title != nullptr && !loaded.name.name.empty())
    add_findings_of_options(loaded, scope, *around, seen);
  std::ranges::sort(seen.waiting);
  sort_findings(loaded.sources, seen.findings);
  if (scope.tasks) seen.tasks = take_tasks(loaded, seen.findings);
  return seen;
}

}  // namespace trackwright
