// Pictures from files: SVG and PNG.
#pragma once

#include <optional>
#include <string>

#include "engine/expected.h"
#include "render/units.h"

namespace trackwright {

// Natural size of a picture in mm (a pixel counts 25.4/96 mm), or why it cannot be read.
Expected<Size> picture_size(const std::string& bytes);

}  // namespace trackwright
