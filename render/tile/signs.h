// Signs that supplement colours, for people who cannot distinguish the colours: shapes before a tile's
// number, marks along the edge of an area. The theme assigns signs to colours (Theme::shapes,
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
// The shape for the tile colour with this appearance, for swatches.
std::string shape_of(const Theme&, Rgb);

// Draws the theme's shape for a swatch that fills the box, in its middle; draws nothing if there is no shape.
void mark_swatch(Drawing&, const Theme&, Rgb swatch, Box);

// A shape that fills the box: "triangle" (pointing down), "square", "disc", "asterisk", "cross", "diamond".
// Empty for an unknown name.
Drawing shape_sign(const std::string& shape, Box, Rgb);

// Marks along a line, on the right of its direction, in a band of this depth: "ticks", "slants", "dots",
// "crosses", "waves".
Outline edge_marks(const std::string& pattern, Point from, Point to, double depth);
// The position and depth of marks along the sides of a hexagon of this size.
inline constexpr double rim_inset = 1.0 / 90;  // of its size
constexpr double rim_depth(double size) {
  return size / 16;
}
// Fills dots; draws other marks with a pen.
void add_edge_marks(Drawing&, const std::string& pattern, Outline marks, Rgb, double depth);

// The width of the shape in front of a number of this font.
double shape_advance(const Font&);

}  // namespace trackwright
