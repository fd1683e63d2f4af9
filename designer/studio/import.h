// Descriptions of titles by others: as a title, and as the files of one.
#pragma once

#include <string>
#include <vector>

#include "designer/format/title/load.h"
#include "designer/studio/title_files.h"

namespace trackwright {

// The title that a JSON file of facts describes. Places in it lead nowhere; `sources` shows the JSON for
// findings that left no title.
Loaded open_facts(const FileReader&, const Installation&, const std::string& path);

struct Imported {
  TitleFiles files;
  std::vector<std::string> warnings;  // what was not carried over
  Sources sources;
  Findings findings;  // errors: why there are no files
};

// The files say the title as a person would: what several companies of a kind have in common stands once.
// Facts that are no title yet, for an error in them, are said as they are.
Imported import_title(const FileReader&, const Installation&, const std::string& path);

// The files of a title's folder that change, so that it says what the facts say; see save.h. `findings`: also
// why the facts or the folder are no title.
Imported import_over(const FileReader&, const Installation&, const std::string& path,
                     const std::string& folder);

}  // namespace trackwright
