// Signs that stand for colours where colours alone may not be told apart: shapes before a tile's number,
// marks along the edge of an area. Which colour has which is up to the theme (Theme::shapes,
// Theme::patterns).
#pragma once

#include <string>

#include "engine/tile/tile.h"
#include "render/drawing/drawing.h"
#include "render/drawing/theme.h"

namespace trackwright {

// The theme's sign for a tile colour; empty: none.
std::string shape_of(const Theme&, Colour);
std::string pattern_of(const Theme&, Colour);
// Of the tile colour that looks so, for swatches.
std::string shape_of(const Theme&, Rgb);

// The theme's shape for a swatch of colour that fills the box, in its middle; nothing where it has none.
void mark_swatch(Drawing&, const Theme&, Rgb swatch, Box);

// A shape that fills the box, nothing for a name that is none: "triangle" (pointing down), "square", "disc",
// "asterisk", "cross", "diamond".
Drawing shape_sign(const std::string& shape, Box, Rgb);

// Marks along a line, on the side to the right of its direction, in a band of this depth: "ticks", "slants",
// "dots", "crosses", "waves".
Outline edge_marks(const std::string& pattern, Point from, Point to, double depth);
// How far marks along the sides reach into a hexagon of this size, and where they begin.
inline constexpr double rim_inset = 1.0 / 90;  // of its size
constexpr double rim_depth(double size) {
  return size / 16;
}
// Dots are filled, other marks are drawn with a pen.
void add_edge_marks(Drawing&, const std::string& pattern, Outline marks, Rgb, double depth);

// How much of the width the shape before a number of this font takes.
double shape_advance(const Font&);

}  // namespace trackwright
