// How a Text reaches a Cairo surface. Private to render.
#pragma once

#include <cairo.h>

#include <memory>
#include <optional>
#include <vector>

#include "render/drawing/drawing.h"

namespace trackwright {

// Draws one text, halo first; the context is in millimetres.
// `outlined`: its glyphs as paths.
void show_text(cairo_t*, const Text&, bool outlined = false);

// A letter of a text as it was shaped: of one size, whatever the text's.
struct Letter {
  std::shared_ptr<cairo_scaled_font_t> face;
  unsigned int glyph = 0;
  Point at;
};

// Without those that leave no ink. In letters' units, which `to_surface` brings to those of the context's
// surface.
struct PlacedLetters {
  std::vector<Letter> letters;
  Transform to_surface;
  double unit = 1;  // in mm
};

// For documents that draw each letter once. Nothing where one of them is in none of our fonts.
std::optional<PlacedLetters> placed_letters(cairo_t*, const Text&);

// In letters' units, from the letter's own origin.
Outline outline_of(const Letter&);

// The box of a text before its rotation, with the glyphs' real extent.
Box text_box(const Text&);

}  // namespace trackwright
