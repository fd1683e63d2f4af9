// Validates trees against the schemas and builds a title. The origin of the trees does not matter.
#pragma once

#include <optional>

#include "designer/format/text/files.h"
#include "designer/format/text/installation.h"
#include "designer/format/title/title_folder.h"
#include "engine/base/finding.h"
#include "engine/title/gaps.h"
#include "engine/title/title.h"

namespace trackwright {

struct BuiltTitle {
  Title title;  // of the readable data; the slug stays empty
  Gaps gaps;    // the unreadable data
  // No file is lost, and each has its main content: enough to list, draw and play. Checks also run on less.
  bool complete = true;
};

// Nullopt if most of a title may be missing, because the extended title is. `findings`: contains those of
// reading the trees; receives those of validation and building. `sources` receives the dictionary of standard
// tiles.
std::optional<BuiltTitle> title_of(const Trees&, const FileReader&, const Installation&, Sources&, Findings&);

}  // namespace trackwright
