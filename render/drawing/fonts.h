// The pinned fonts: the only ones that texts and SVG pictures can see, whatever the machine has installed.
// Private to render. Throws std::runtime_error, saying which package to install, where a font file is
// missing.
#pragma once

#include <pango/pango.h>

namespace trackwright {

// A Pango context on the pinned fonts, unhinted, so that a layout is the same at every resolution.
// Set up once for each thread; owned by the room.
PangoContext* pinned_fonts();

}  // namespace trackwright
