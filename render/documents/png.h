// PNG bytes of a drawing: proofs and pictures for the screen.
#pragma once

#include <string>

#include "render/drawing/drawing.h"

namespace trackwright {

// The box from the origin to `size`, on white paper, at `dpi` pixels an inch.
std::string write_png(const Drawing&, Size size, double dpi);

}  // namespace trackwright
