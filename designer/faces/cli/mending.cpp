#include "designer/faces/cli/mending.h"

#include <fmt/core.h>

#include <map>
#include <ostream>

#include "designer/checks/check.h"
#include "designer/faces/cli/report.h"
#include "designer/format/text/edits.h"
#include "designer/studio/cures.h"

namespace trackwright {

namespace {

// The texts of files before and after, by path.
struct Mended {
  std::map<std::string, std::pair<std::string, std::string>> files;
  std::size_t cures = 0;
};

Mended mend_once(const Environment& environment, const std::string& title) {
  Loaded loaded = load_title(environment.files, environment.installation, title);
  Findings findings = loaded.findings;
  if (loaded.title)
    for (Finding& finding : run_checks(*loaded.title)) findings.push_back(std::move(finding));
  add_cures(loaded, findings);
  std::map<FileId, std::vector<Edit>> edits;
  Mended mended;
  for (const Finding& finding : findings) {
    bool own = !finding.edits.empty();
    for (const Edit& edit : finding.edits) {
      const Sources::File* file = loaded.sources.file(edit.place.file);
      own = own && file != nullptr && file->path.starts_with(loaded.folder + "/");
    }
    if (!own) continue;
    ++mended.cures;
    for (const Edit& edit : finding.edits) edits[edit.place.file].push_back(edit);
  }
  for (auto& [id, list] : edits) {
    const Sources::File& file = *loaded.sources.file(id);
    mended.files[file.path] = {file.text, apply_edits(file.text, std::move(list)).text};
  }
  return mended;
}

constexpr int most_passes = 8;

}  // namespace

Exit show_cures(const Environment& environment, const std::string& title) {
  const Mended mended = mend_once(environment, title);
  for (const auto& [path, texts] : mended.files)
    environment.streams.out << unified_diff(path, texts.first, texts.second);
  if (mended.cures == 0) environment.streams.out << title << ": nothing has a certain cure\n";
  return Exit::Sound;
}

Exit apply_cures(const Environment& environment, const std::string& title) {
  std::size_t cures = 0;
  for (int pass = 0; pass < most_passes; ++pass) {
    const Mended mended = mend_once(environment, title);
    bool changed = false;
    for (const auto& [path, texts] : mended.files) {
      if (texts.first == texts.second) continue;
      changed = true;
      if (const auto error = write_file(path, texts.second)) return unusable(environment, *error);
    }
    if (!changed) break;
    cures += mended.cures;
  }
  if (cures > 0) environment.streams.err << fmt::format("{}: {} mended\n", title, cures);
  return Exit::Sound;
}

}  // namespace trackwright
