// Names for choices of a kit that no file of the title defines.
#pragma once

#include <string>
#include <vector>

#include "designer/format/text/files.h"
#include "designer/format/text/installation.h"
#include "engine/base/name.h"

namespace trackwright {

// The components, or the shipped themes; empty for other kinds.
std::vector<std::string> kit_words(const FileReader&, const Installation&, Name::Kind);

}  // namespace trackwright
