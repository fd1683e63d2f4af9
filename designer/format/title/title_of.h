// Trees to a title, and back. Trees are validated against the schemas; their origin does not matter.
#pragma once

#include <optional>

#include "designer/format/text/files.h"
#include "designer/format/text/installation.h"
#include "designer/format/title/companies_file.h"
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

// The files of this title, as short as possible; it extends nothing. title_of builds an equal title from them
// if this title was read without errors. Loses data outside the title: comments, keys that begin with x-, and
// the grouping of similar entries.
Trees trees_of(const Title&, Common = Common::Once);

}  // namespace trackwright
