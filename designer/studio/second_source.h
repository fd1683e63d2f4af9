// The other side of a comparison: a title folder, or a file of title facts read through the importer.
#pragma once

#include <string>

#include "designer/format/title/load.h"

namespace trackwright {

// `name`: a folder, the name of a title, or a JSON file of facts, which is imported in memory. Of a file of
// facts the findings are only those that left no title, and `sources` shows the JSON for these alone: places
// in the title point at what was made of it.
Loaded load_second_source(const FileReader&, const Installation&, const std::string& name);

}  // namespace trackwright
