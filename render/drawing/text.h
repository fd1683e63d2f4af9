// Measures and fits text with Pango. Only this room uses fonts. Fonts are pinned: only Lato, and DejaVu
// Sans for symbols, are visible, regardless of the machine. Throws std::runtime_error if a pinned font is not
// installed.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "render/drawing/drawing.h"

namespace trackwright {

// The maximum number of bytes of a line to shape and show. Longer text is cut; the fitting functions then
// report that it does not fit.
inline constexpr std::size_t longest_line = 2000;

struct TextExtent {
  double width = 0;       // of the ink and its advance, mm
  double ascent = 0;      // of this text's ink above the baseline
  double descent = 0;     // of this text's ink below it; negative if all ink is above
  double cap_height = 0;  // of the font
};

// Extent of one line of text.
TextExtent measure(const std::string& text, const Font&);

struct FitRules {
  double smallest = 1.6;  // font size in mm that text is never shrunk below
  int lines = 1;          // wrap to at most this many
  double leading = 1.2;   // line distance as a multiple of the font size
  Align align = Align::Centre;
  bool middle = true;    // centred vertically in the box; false: from the top
  bool hyphens = false;  // long words may be broken behind hyphens that they have
};

struct Fitted {
  std::vector<Text> lines;
  bool fits =
      true;         // false: even at the floor and with all lines it overflows; the text is still given whole
  double size = 0;  // font size used
  double height = 0;
};

// Fits text into the box: on as few lines as keep at least 85 % of the size; otherwise on the number of
// allowed lines that gives the largest size, shrunk to the minimum. Reports if the text still does not fit.
Fitted fit(const std::string& text, const Font&, Rgb, Box, const FitRules& = {});

// A paragraph (line breaks kept) of fixed size set in a column from the top of the box.
Fitted paragraph(const std::string& text, const Font&, Rgb, Box, Align = Align::Left, double leading = 1.3);

// Adds the lines to the drawing, and a misfit if they do not fit.
void add(Drawing&, const Fitted&);

}  // namespace trackwright
