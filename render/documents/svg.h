// SVG bytes of a drawing. Texts are outlines, so that a browser without the fonts shows the same picture; ids
// are numbered in order of appearance, so that equal drawings give equal bytes.
#pragma once

#include <string>

#include "render/drawing/drawing.h"

namespace trackwright {

// The box from the origin to `size`; one user unit is a tenth of a millimetre.
std::string write_svg(const Drawing&, Size size);

}  // namespace trackwright
