// Pictures from files: SVG and PNG.
#pragma once

#include <optional>
#include <string>

#include "engine/base/expected.h"
#include "render/drawing/drawing.h"
#include "render/drawing/geometry.h"

namespace trackwright {

// Natural size of a picture in mm (a pixel counts 25.4/96 mm), or why it cannot be read.
Expected<Size> picture_size(const std::string& bytes);

// The mean of what is drawn in it, by how much it covers; nothing where the picture is empty or cannot be
// read.
std::optional<Rgb> picture_colour(const std::string& bytes);

}  // namespace trackwright
