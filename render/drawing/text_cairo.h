// Draws a Text on a Cairo surface. Private to render.
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

// A shaped letter of a text, at one size for all texts.
struct Letter {
  std::shared_ptr<cairo_scaled_font_t> face;
  unsigned int glyph = 0;
  Point at;
};

// Letters of a text without those that leave no ink. Letter units; `to_surface` converts them to units of the
// context's surface.
struct PlacedLetters {
  std::vector<Letter> letters;
  Transform to_surface;
  double unit = 1;  // in mm
};

// For documents that draw each letter once. Empty if our fonts lack one of the letters.
std::optional<PlacedLetters> placed_letters(cairo_t*, const Text&);

// In letter units, from the letter's own origin.
Outline outline_of(const Letter&);

// The box of a text before its rotation, with the real extent of the glyphs.
Box text_box(const Text&);

}  // namespace trackwright
