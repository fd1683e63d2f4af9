// Files of a title that another format can carry as they are: pictures, chapters, the opening, themes.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "designer/format/title/load.h"

namespace trackwright {

struct CarriedFiles {
  std::vector<std::pair<std::string, std::string>> files;  // "art/logo.svg" and its bytes, sorted by name
  // Further files in these folders: unreadable, of other kinds, or too large.
  std::vector<std::string> others;
};

// opening.json, art/, rulebook/, and the files of the theme and layouts that kit.yaml names. Those of the
// titles that it extends count too, except opening.json, unless it has a file of that name. Follows no link
// out of a title's folder.
CarriedFiles carried_files(const FileReader&, const Loaded&);

}  // namespace trackwright
