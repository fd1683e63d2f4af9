// Text measured and fitted with Pango. The only room that knows fonts.
// Fonts are pinned: only the families that the program names are visible to it, whatever the machine has.
#pragma once

#include <string>
#include <vector>

#include "render/drawing.h"

namespace trackwright {

struct TextExtent {
  double width = 0;    // of the ink and its advance, mm
  double ascent = 0;   // above the baseline
  double descent = 0;  // below it
  double cap_height = 0;
};

// Extent of one line of text.
TextExtent measure(const std::string& text, const Font&);

struct FitRules {
  double smallest = 1.6;  // font size in mm that text is never shrunk below
  int lines = 1;          // wrap to at most this many
  double leading = 1.2;   // line distance as a multiple of the font size
  Align align = Align::Centre;
  bool middle = true;     // centred vertically in the box; false: from the top
};

struct Fitted {
  std::vector<Text> lines;
  bool fits = true;  // false: even at the floor and with all lines it overflows; the text is still given whole
  double size = 0;   // font size used
  double height = 0;
};

// Text that fits into the box: shrinks to the floor, then wraps, then says that it does not fit.
Fitted fit(const std::string& text, const Font&, Rgb, Box, const FitRules& = {});

// A paragraph (line breaks kept) of fixed size set in a column from the top of the box.
Fitted paragraph(const std::string& text, const Font&, Rgb, Box, Align = Align::Left, double leading = 1.3);

}  // namespace trackwright
