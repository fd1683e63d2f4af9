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

// A PNG picture with more pixels than that on its longer side, with so many times fewer that it has none
// more; all others as they are, also what cannot be read.
std::string reduced_picture(std::string bytes, int longest);

}  // namespace trackwright
