// The names that a kit's choices may say and no file of a title defines.
#pragma once

#include <string>
#include <vector>

#include "designer/format/text/files.h"
#include "designer/format/text/installation.h"
#include "engine/base/name.h"

namespace trackwright {

// Components, or the themes that come with the program; of other kinds of things none.
std::vector<std::string> kit_words(const FileReader&, const Installation&, Name::Kind);

}  // namespace trackwright
