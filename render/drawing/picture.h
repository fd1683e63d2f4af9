// Pictures from files: SVG and PNG.
#pragma once

#include <optional>
#include <string>

#include "engine/base/expected.h"
#include "render/drawing/drawing.h"
#include "render/drawing/geometry.h"

namespace trackwright {

// Returns the natural size of a picture in mm (a pixel counts 25.4/96 mm), or an error if it cannot be read.
Expected<Size> picture_size(const std::string& bytes);

// Returns the mean colour, weighted by coverage; empty if the picture is empty or cannot be read.
std::optional<Rgb> picture_colour(const std::string& bytes);

// Scales down a PNG picture whose longer side has more pixels than `longest`. Returns all other bytes
// unchanged, including unreadable ones.
std::string reduced_picture(std::string bytes, int longest);

}  // namespace trackwright
