// How much ink a page takes, without printing it.
#pragma once

#include "render/drawing/page.h"

namespace trackwright {

// Cyan, magenta, yellow and black together, grey printed as black alone: 1 is a page full of one of them. An
// estimate: a printer's own mixing differs.
double ink_cover(const Page&);

}  // namespace trackwright
