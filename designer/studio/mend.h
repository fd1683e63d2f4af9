// Certain cures put into the files of a title.
#pragma once

#include <string>
#include <vector>

#include "designer/format/text/files.h"
#include "designer/format/text/installation.h"

namespace trackwright {

struct MendedFile {
  std::string path;
  std::string before;
  std::string after;
  bool made = false;  // by this: there was no such file, and where it is taken back there is none again
};

struct Mended {
  std::vector<MendedFile> files;  // that change, by path
  std::size_t cures = 0;
};

// Cures, reads again and cures what that leaves, until no cure is left. Nothing is written; only files of the
// title's own folder change.
Mended mend_title(const FileReader&, const Installation&, const std::string& name);

}  // namespace trackwright
