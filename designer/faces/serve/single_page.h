// The page as one read-only file that needs no server, to send to others.
#pragma once

#include <string>

#include "designer/faces/serve/bench.h"

namespace trackwright::serve {

// HTML with the title's pictures and all inspector data, for each hex and phase.
std::string single_page(const Bench&);

}  // namespace trackwright::serve
