// Opens a title: the only entry point for all front ends.
#pragma once

#include <string>

#include "designer/format/text/readers.h"
#include "designer/format/title/load.h"

namespace trackwright {

// `name`: the path of a folder, or the name of a shipped title. Unsaved texts take precedence over files
// on disk.
Loaded open_title(const FileReader&, const Installation&, const std::string& name,
                  const UnsavedTexts& unsaved = {});

}  // namespace trackwright
