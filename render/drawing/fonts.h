// The pinned fonts: texts and SVG pictures use only these, regardless of the fonts on the machine. Private to
// render. If a font file is missing, throws std::runtime_error with the package to install.
#pragma once

#include <pango/pango.h>

namespace trackwright {

// Returns a Pango context with the pinned fonts, unhinted, so that a layout is the same at every resolution.
// It is created once per thread; the room owns it.
PangoContext* pinned_fonts();

// Whether one of the pinned fonts has the character.
bool any_font_has(char32_t);

}  // namespace trackwright
