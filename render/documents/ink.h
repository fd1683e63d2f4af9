// Estimates the ink for a page without printing it.
#pragma once

#include "render/drawing/page.h"

namespace trackwright {

// Returns the sum of cyan, magenta, yellow and black coverage, with grey as black only: 1 is a page full of
// one ink. Printers mix inks differently.
double ink_cover(const Page&);

}  // namespace trackwright
