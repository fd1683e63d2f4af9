// kit.json: the list of a kit, for programs and for the next kit.
#pragma once

#include <string>

#include "engine/base/expected.h"
#include "render/kit/kit.h"

namespace trackwright {

std::string kit_json(const Kit&);

// What an earlier kit wrote: its pieces without their pictures, and no files. The error says why it cannot be
// used.
Expected<Kit> read_kit_json(const std::string& text);

}  // namespace trackwright
