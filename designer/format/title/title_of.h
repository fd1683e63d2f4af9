// Trees -> a title: held against the schemas, then built. Where the trees are from does not matter.
#pragma once

#include <optional>

#include "designer/format/text/files.h"
#include "designer/format/text/installation.h"
#include "designer/format/title/title_folder.h"
#include "engine/base/finding.h"
#include "engine/title/title.h"

namespace trackwright {

// Nothing where errors leave no title to speak about. `findings` are those of reading the trees, to which
// those of schemas and building are added; `sources` gets the dictionary of standard tiles. The slug stays
// empty.
std::optional<Title> title_of(const Trees&, const FileReader&, const Installation&, Sources&, Findings&);

}  // namespace trackwright
