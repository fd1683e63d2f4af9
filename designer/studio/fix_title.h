// Applies certain fixes to the files of a title.
#pragma once

#include <string>
#include <vector>

#include "designer/format/text/files.h"
#include "designer/format/text/installation.h"
#include "designer/format/title/title_options.h"

namespace trackwright {

struct ChangedFile {
  std::string path;
  std::string before;
  std::string after;
  bool made = false;  // the fix creates the file; undoing it removes the file
};

struct FixedTitle {
  std::vector<ChangedFile> files;  // the changed files, by path
  std::size_t fixes = 0;
};

// Applies fixes and reads the title again until no fix is left. Writes nothing; changes only files of the
// title's own folder.
FixedTitle fix_title(const FileReader&, const Installation&, const TitleName&);

}  // namespace trackwright
