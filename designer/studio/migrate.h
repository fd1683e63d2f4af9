// Brings the files of a title to the current version of the title format.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "designer/format/text/files.h"
#include "designer/format/text/installation.h"
#include "designer/studio/fix_title.h"
#include "engine/base/finding.h"

namespace trackwright {

struct Migration {
  struct Change {
    std::string file;              // "market.yaml", "options/short/market.yaml"
    std::string_view description;  // an imperative
  };
  bool possible = false;           // false: `findings` give the reasons
  int format = 0;                  // before the migration
  std::vector<Change> changes;     // apart from the key `format`
  std::vector<ChangedFile> files;  // the changed files, title.yaml last; none: there is nothing to do
  Sources sources;
  Findings findings;
};

// Writes nothing; changes only files of the title's own folder and of its options, and keeps comments and
// layout. A title that
// cannot be read, that has a newer format, or that extends such a title cannot be migrated.
Migration migrate_title(const FileReader&, const Installation&, const std::string& name);

}  // namespace trackwright
