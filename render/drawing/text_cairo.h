// How a Text reaches a Cairo surface. Private to render.
#pragma once

#include <cairo.h>

#include "render/drawing/drawing.h"

namespace trackwright {

// Draws one text, halo first; the context is in millimetres.
// `outlined`: its glyphs as paths.
void show_text(cairo_t*, const Text&, bool outlined = false);

// The box of a text before its rotation, with the glyphs' real extent.
Box text_box(const Text&);

}  // namespace trackwright
