// Text set into boxes of a drawing; what does not fit is noted in the drawing with the piece it stands on.
#pragma once

#include <string>

#include "render/drawing/drawing.h"
#include "render/drawing/text.h"
#include "render/drawing/theme.h"

namespace trackwright {

// What a text stands on.
struct Lettering {
  About about;        // what the piece shows: a company, a private
  std::string piece;  // in words: "the charter of DSB"
};

// A misfit of the drawing: the text itself, or what one calls it ("phase and train table").
void note_misfit(Drawing&, const Lettering&, const std::string& text);
// What did not fit in the drawing and says no piece yet stands on this one.
void put_misfits_on(Drawing&, const Lettering&);

// Fits the text into the box and adds it to the drawing.
Fitted letter(Drawing&, const Lettering&, const std::string& text, const Font&, Rgb, Box,
              const FitRules& = {});

// A paragraph from the top of the box, its font shrunk from `size` to `smallest` until it fits; returns its
// height.
double letter_paragraph(Drawing&, const Lettering&, const std::string& text, double size, double smallest,
                        Rgb, Box);

// The theme's text family.
Font face(double size, Weight = Weight::Regular, bool italic = false);

}  // namespace trackwright
