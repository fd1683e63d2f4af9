// kit.json: the list of a kit, for other programs and for later kits.
#pragma once

#include <string>

#include "engine/base/expected.h"
#include "render/kit/kit.h"

namespace trackwright {

std::string kit_json(const Kit&);

// Reads the list of an earlier kit: its pieces without pictures, and no files. The error gives the reason why
// the list cannot be used.
Expected<Kit> read_kit_json(const std::string& text);

}  // namespace trackwright
