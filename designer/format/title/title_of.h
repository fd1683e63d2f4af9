// Trees -> a title: held against the schemas, then built. Where the trees are from does not matter.
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
  Title title;  // of what could be read; the slug stays empty
  Gaps gaps;    // what could not
  // No file is lost, and each has what the file is for: enough to list, draw and play. The checks can look at
  // less.
  bool complete = true;
};

// Nothing where most of a title may be missing, because what it extends is. `findings` are those of reading
// the trees, to which those of schemas and building are added; `sources` gets the dictionary of standard
// tiles.
std::optional<BuiltTitle> title_of(const Trees&, const FileReader&, const Installation&, Sources&, Findings&);

}  // namespace trackwright
