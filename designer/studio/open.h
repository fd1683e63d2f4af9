// Opens a title: the only entry point for all front ends.
#pragma once

#include <string>

#include "designer/format/text/readers.h"
#include "designer/format/title/load.h"

namespace trackwright {

// Opens a title with its options. Unsaved texts take precedence over files on disk. `sources`: see
// load_title.
Loaded open_title(const FileReader&, const Installation&, const TitleName&, const UnsavedTexts& unsaved = {},
                  Sources sources = {});

// The recorded game that the rulebook prints as an example; empty if there is none.
std::string opening_file(const FileReader&, const Loaded&);

}  // namespace trackwright
