#include "designer/studio/fix_title.h"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

#include "designer/format/text/edits.h"
#include "designer/studio/workspace.h"

namespace trackwright {

namespace {

constexpr int most_passes = 8;

bool is_own(const Loaded& loaded, const Edit& edit) {
  const Sources::File* file = loaded.sources.file(edit.place.file);
  return file != nullptr && file->path.starts_with(loaded.folder + "/");
}

// Applies the available fixes to the files of a title as they were read.
FixedTitle fix_once(const TitleView& view) {
  const Loaded& loaded = *view.now;
  std::map<FileId, std::vector<Edit>> edits;
  FixedTitle fixed;
  for (const Finding& finding : view.examination.findings) {
    if (finding.edits.empty() ||
        !std::ranges::all_of(finding.edits, [&](const Edit& edit) { return is_own(loaded, edit); }))
      continue;
    ++fixed.fixes;
    for (const Edit& edit : finding.edits) edits[edit.place.file].push_back(edit);
  }
  for (auto& [id, list] : edits) {
    const Sources::File& file = *loaded.sources.file(id);
    if (std::string after = apply_edits(file.text, std::move(list)).text; after != file.text)
      fixed.files.push_back({file.path, file.text, std::move(after)});
  }
  return fixed;
}

}  // namespace

FixedTitle fix_title(const FileReader& files, const Installation& installation, const TitleName& name) {
  Workspace workspace(files, installation, name, fixable);
  std::map<std::string, ChangedFile> all;  // by path
  FixedTitle fixed;
  for (int pass = 0; pass < most_passes; ++pass) {
    FixedTitle once = fix_once(workspace.view());
    if (once.files.empty()) break;
    fixed.fixes += once.fixes;
    for (ChangedFile& file : once.files) {
      workspace.set_unsaved(file.path, file.after);
      const auto [there, fresh] = all.try_emplace(file.path, file);
      if (!fresh) there->second.after = std::move(file.after);
    }
  }
  for (auto& [path, file] : all) fixed.files.push_back(std::move(file));
  return fixed;
}

}  // namespace trackwright
