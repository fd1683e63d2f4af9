#include "designer/studio/press_kit.h"

#include <algorithm>
#include <atomic>
#include <iterator>
#include <utility>

#include "designer/studio/kept_map.h"
#include "designer/studio/pools.h"
#include "engine/base/parallel.h"
#include "render/components/print_checks.h"

namespace trackwright {

namespace {

// The first component of a pool gets the files; the pieces of all refer to the pages of these files.
void print_pooled(Kit& kit, const PrintJob& job, const FileChoices& choices, const Progress& progress) {
  std::vector<Component*> components;
  for (Component& component : kit.components) components.push_back(&component);
  std::vector<PooledParts> all = pools_of(components);
  std::atomic<std::size_t> done = 0;
  if (progress) progress(0, all.size());
  PrintedFile map_picture;
  in_parallel(all.size() + 1, [&](std::size_t i) {
    if (i == all.size()) {
      if (!choices.empty) map_picture = picture_of_map(kit);
      return;
    }
    if (all[i].size() == 1) all[i].front()->pool.clear();
    laid_together(all[i], [&](Component& sheets) { print_component(sheets, job, choices); });
    if (progress) progress(++done, all.size());
  });
  keep_map(kit, std::move(map_picture));
}

}  // namespace

std::vector<const ComponentKind*> kinds_in_kit(const PrintJob& job) {
  using Subject = ComponentKind::Subject;
  std::vector<const ComponentKind*> kinds;
  for (const ComponentKind& kind : component_kinds())
    if ((wanted_in_kit(job.title.kit, kind.id) || std::ranges::find(job.with, kind.id) != job.with.end()) &&
        !(job.extended && kind.subject == Subject::Kit))
      kinds.push_back(&kind);
  return kinds;
}

Findings findings_of_print(const PrintJob& job) {
  std::vector<const ComponentKind*> kinds;
  for (const ComponentKind* kind : kinds_of_game())
    if (wanted_in_kit(job.title.kit, kind->id)) kinds.push_back(kind);
  Kit kit = draw_kit(kinds, job);
  std::ranges::move(print_findings(job.title, job.sheets.theme, kit.components),
                    std::back_inserter(kit.findings));
  return std::move(kit.findings);
}

Kit press_kit(const std::vector<const ComponentKind*>& kinds, PrintJob& job, const FileChoices& choices,
              const Progress& progress) {
  std::vector<const ComponentKind*> first = kinds;
  std::vector<const ComponentKind*> last;
  std::ranges::copy_if(kinds, std::back_inserter(last), &ComponentKind::about_kit);
  std::erase_if(first, [](const ComponentKind* kind) { return kind->about_kit(); });
  Kit kit = draw_kit(first, job);
  const ContentHash content = content_of_kit(kit, fingerprint(kit.components));
  kit.content = content.text();
  job.sheets.content = content.brief();
  std::ranges::move(print_findings(job.title, job.sheets.theme, kit.components),
                    std::back_inserter(kit.findings));
  leave_out_backs(kit.components, job.title.kit);
  print_pooled(kit, job, choices, progress);
  Kit about = draw_kit(last, job, &kit);
  fingerprint(about.components);
  print_components(about, job, choices);
  std::ranges::move(about.components, std::back_inserter(kit.components));
  std::ranges::move(about.findings, std::back_inserter(kit.findings));
  return kit;
}

}  // namespace trackwright
