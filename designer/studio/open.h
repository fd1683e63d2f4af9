// Opening a title: the one way in for every face of the program.
#pragma once

#include <string>

#include "designer/format/text/readers.h"
#include "designer/format/title/load.h"

namespace trackwright {

// `name`: the path of a folder, or the name of a title on the shelf. Texts that are not saved come before
// what is on disk.
Loaded open_title(const FileReader&, const Installation&, const std::string& name,
                  const UnsavedTexts& unsaved = {});

}  // namespace trackwright
