#include "designer/studio/press_kit.h"

#include <algorithm>
#include <atomic>
#include <cctype>
#include <iterator>
#include <string>
#include <utility>

#include "engine/base/parallel.h"
#include "render/components/print_checks.h"

namespace trackwright {

namespace {

using PooledParts = std::vector<Component*>;

// "Share certificates" is "share certificates" behind the name of the pool.
std::string in_a_list(std::string title) {
  if (!title.empty())
    title.front() = static_cast<char>(std::tolower(static_cast<unsigned char>(title.front())));
  return title;
}

// Pieces are lent to the sheets, not copied: drawings are large.
void print_together(const PooledParts& pooled, const PrintJob& job, const FileChoices& choices) {
  Component sheets{pooled.front()->pool, pool_title(*pooled.front()), {}, {}};
  std::vector<std::pair<std::string, std::string>> names;  // id and group
  for (Component* part : pooled) {
    std::ranges::copy(part->documents, std::back_inserter(sheets.documents));
    for (Piece& piece : part->pieces) {
      names.emplace_back(piece.id, piece.group);
      sheets.pieces.push_back(std::move(piece));
      sheets.pieces.back().id = part->id + "/" + names.back().first;
      sheets.pieces.back().group = in_a_list(part->title);
    }
  }
  print_component(sheets, job, choices);
  std::size_t next = 0;
  for (Component* part : pooled) {
    part->files.clear();
    for (Piece& piece : part->pieces) {
      piece = std::move(sheets.pieces[next]);
      piece.id = names[next].first;
      piece.group = names[next].second;
      ++next;
    }
  }
  pooled.front()->files = std::move(sheets.files);
}

// In the order of the first of each.
std::vector<PooledParts> pools_of(Kit& kit) {
  std::vector<PooledParts> all;
  for (Component& component : kit.components) {
    const bool lies_with_others = !component.pool.empty() && component.boards.empty();
    const auto same = std::ranges::find_if(all, [&](const PooledParts& pooled) {
      return lies_with_others && pooled.front()->pool == component.pool && pooled.front()->boards.empty();
    });
    if (same == all.end())
      all.push_back({&component});
    else
      same->push_back(&component);
  }
  return all;
}

// Of those of one pool the first gets the files, and the pages of all their pieces are pages of these.
void print_pooled(Kit& kit, const PrintJob& job, const FileChoices& choices, const Progress& progress) {
  std::vector<PooledParts> all = pools_of(kit);
  std::atomic<std::size_t> done = 0;
  if (progress) progress(0, all.size());
  in_parallel(all.size(), [&](std::size_t i) {
    if (all[i].size() > 1) {
      print_together(all[i], job, choices);
    } else {
      all[i].front()->pool.clear();
      print_component(*all[i].front(), job, choices);
    }
    if (progress) progress(++done, all.size());
  });
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
