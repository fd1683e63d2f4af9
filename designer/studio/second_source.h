// The other side of a comparison: a title folder, or an imported file of title facts.
#pragma once

#include <string>

#include "designer/format/title/load.h"

namespace trackwright {

// A folder, the name of a title, or a JSON file of facts, which is imported in memory. For facts,
// reports only findings that prevent a title, and `sources` contains the JSON for them; places in the title
// refer to the imported text.
Loaded load_second_source(const FileReader&, const Installation&, const TitleName&);

}  // namespace trackwright
