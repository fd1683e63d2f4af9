// kit.json: the list of a kit, for programs and for the next kit.
#pragma once

#include <string>

#include "engine/base/expected.h"
#include "render/kit/list.h"

namespace trackwright {

std::string kit_json(const KitList&);

// What an earlier kit wrote. The error says why it cannot be used.
Expected<KitList> read_kit_json(const std::string& text);

}  // namespace trackwright
