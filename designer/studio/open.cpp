#include "designer/studio/open.h"

#include <utility>

#include "designer/format/text/findings.h"
#include "designer/play/told_game.h"

namespace trackwright {

namespace {

// Retells the opening if the rules allow it; otherwise reports it wherever the title is opened.
void read_opening(const FileReader& files, Loaded& loaded) {
  const std::string path = opening_file(files, loaded);
  if (path.empty()) return;
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

std::string opening_file(const FileReader& files, const Loaded& loaded) {
  std::string folder = loaded.folder;
  // A title that only combines another one with options has the opening of the last option.
  if (!files.is_file(folder + "/opening.json") && !loaded.extends.empty() &&
      is_option_folder(files, loaded.extends.front()) && !is_option_folder(files, folder))
    folder = loaded.extends.front();
  // The example of an option does not follow the rules of a combination.
  if (is_option_folder(files, folder) && loaded.options.size() > 1) return {};
  const std::string path = folder + "/opening.json";
  return files.is_file(path) ? path : std::string();
}

Loaded open_title(const FileReader& files, const Installation& installation, const TitleName& name,
                  const UnsavedTexts& unsaved, Sources sources) {
  const UnsavedReader with_unsaved(unsaved, files);
  const FileReader& reader = unsaved.empty() ? files : with_unsaved;
  Loaded loaded = load_title(reader, installation, name, std::move(sources));
  read_opening(reader, loaded);
  return loaded;
}

}  // namespace trackwright
