#include "designer/studio/open.h"

#include "designer/format/text/findings.h"
#include "designer/play/told_game.h"

namespace trackwright {

namespace {

// Retells the opening if the rules allow it; otherwise reports it wherever the title is opened.
void read_opening(const FileReader& files, Loaded& loaded) {
  const std::string path = loaded.folder + "/opening.json";
  if (!files.is_file(path)) return;
  const bool sound = loaded.title && !has_errors(loaded.findings);
  if (const auto record = read_game(files, path, loaded.sources, loaded.findings); record && sound) {
    auto told = told_game(*loaded.title, *record);
    if (told)
      loaded.title->opening.rounds = std::move(*told);
    else
      report(loaded.findings, "play/opening", told.error().place, {}, told.error().message,
             "run `trackwright replay` to list the legal actions at this point")
          .severity = Severity::Warning;  // the rulebook omits the opening
  }
  sort_findings(loaded.sources, loaded.findings);
}

}  // namespace

Loaded open_title(const FileReader& files, const Installation& installation, const std::string& name,
                  const UnsavedTexts& unsaved) {
  const UnsavedReader with_unsaved(unsaved, files);
  const FileReader& reader = unsaved.empty() ? files : with_unsaved;
  Loaded loaded = load_title(reader, installation, name);
  read_opening(reader, loaded);
  return loaded;
}

}  // namespace trackwright
