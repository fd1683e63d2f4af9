// The page as one file that needs no server: read-only, to be sent to whoever is to look at a title.
#pragma once

#include <string>

#include "designer/faces/serve/bench.h"

namespace trackwright::serve {

// HTML with the title's pictures and everything that the inspector can be asked, for each hex and phase.
std::string single_page(const Bench&);

}  // namespace trackwright::serve
