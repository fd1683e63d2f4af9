// kit.json: the list of a kit, for other programs and for later kits.
#pragma once

#include <string>
#include <vector>

#include "designer/format/text/files.h"
#include "designer/format/text/installation.h"
#include "engine/base/expected.h"
#include "engine/base/name.h"
#include "render/kit/kit.h"

namespace trackwright {

std::string kit_json(const Kit&);

// Reads the list of an earlier kit: its pieces without pictures, and no files. The error gives the reason why
// the list cannot be used.
Expected<Kit> read_kit_json(const std::string& text);

// Names for choices of a kit that no file of the title defines.

// The components, or the shipped themes; empty for other kinds.
std::vector<std::string> kit_words(const FileReader&, const Installation&, Name::Kind);

}  // namespace trackwright
