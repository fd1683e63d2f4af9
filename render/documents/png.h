// Writes a drawing as PNG: proofs and pictures for the screen.
#pragma once

#include <string>

#include "render/drawing/drawing.h"

namespace trackwright {

// Shows the box from the origin to `size`, on white paper, at `dpi` pixels per inch.
std::string write_png(const Drawing&, Size size, double dpi);

}  // namespace trackwright
