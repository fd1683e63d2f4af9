// Derives a sign from the name of an icon without a picture: letters, an amount, or a piece of a colour.
// Signs contain no whole words, because words are not legible at the size of an icon; a legend explains them.
#pragma once

#include <string>

#include "render/drawing/drawing.h"
#include "render/drawing/theme.h"

namespace trackwright {

struct Theme;

struct IconSign {
  enum class Piece { None, Disc, Cube, Hexagon };

  std::string letters;  // "B", "S-M", "+20", "Tr"; empty for a piece
  Piece piece = Piece::None;
  std::string colour;      // of the piece, a colour name of the theme
  bool shortened = false;  // the letters abbreviate longer words

  bool needs_words() const { return shortened || piece != Piece::None; }
};

// Returns "SC" for "sugar-cane", "10 op" for "10_open", LSL for "lsl", +20 for "plus_20_black", and a piece
// for "red_cube".
IconSign icon_sign(const std::string& noun, const Theme&);

// Returns the key under which a legend explains several names once: "open" for "PM_open" and "10_open".
std::string icon_key(const std::string& noun);

// Returns the words for a legend: "Sugar cane" for "sugar-cane".
std::string icon_words(const std::string& noun);

// A stamp: a few letters in a rim, for icons and terrain without a picture.

// The height of its letters, as a part of its height.
constexpr double stamp_type = 0.72;

// The width of a stamp that is `side` high; letters are never narrowed.
double stamp_width(const std::string& letters, double side, const Theme&);

// Draws the stamp in the middle of the box, at the full height.
Drawing stamp(const std::string& letters, Box, const Theme&, Rgb colour);

}  // namespace trackwright
