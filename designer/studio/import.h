// Imports descriptions of titles from other programs, as a title or as files.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "designer/format/title/load.h"
#include "designer/studio/title_files.h"

namespace trackwright {

// The title described by a JSON file of facts. Its places are empty. `sources` contains the JSON for the
// findings of a failed import.
Loaded open_facts(const FileReader&, const Installation&, const std::string& path);

// The formats, each with its meaning.
std::vector<std::pair<std::string_view, std::string_view>> import_names();

struct Imported {
  TitleFiles files;
  std::vector<std::string> warnings;  // the facts that were not carried over
  Sources sources;
  Findings findings;  // errors: the reason why there are no files
};

// The files of the title in hand-written style: common properties of several companies of a kind are written
// once. Data with errors that prevent a title are written as they are. `format`: a name of
// interchange/formats.h.
Imported import_title(const FileReader&, const Installation&, const std::string& path,
                      std::string_view format = "facts");

// The files of a title's folder that must change to match the facts; see save.h. `findings` also contains the
// reason why the facts or the folder are not a title.
Imported import_over(const FileReader&, const Installation&, const std::string& path,
                     const std::string& folder);

}  // namespace trackwright
