// Text set into boxes of a drawing; what does not fit becomes a finding about the piece it stands on.
#pragma once

#include <string>

#include "engine/base/finding.h"
#include "render/drawing/drawing.h"
#include "render/drawing/text.h"
#include "render/drawing/theme.h"
#include "render/tile/look.h"

namespace trackwright {

// Where a text that does not fit is reported.
struct Lettering {
  Findings& findings;
  std::string object;  // what the piece is about: a company, a private
  std::string piece;   // in words: "the charter of DSB"
  Place place;
};

void report_misfit(const Lettering&, const std::string& text);
// The same of what found no room on a hexagon.
void report_crowded(const Lettering&, const Crowded&);

// Fits the text into the box, adds it to the drawing, reports it where it does not fit.
Fitted letter(Drawing&, const Lettering&, const std::string& text, const Font&, Rgb, Box,
              const FitRules& = {});

// A paragraph from the top of the box, its font shrunk from `size` to `smallest` until it fits; returns its
// height.
double letter_paragraph(Drawing&, const Lettering&, const std::string& text, double size, double smallest,
                        Rgb, Box);

// The theme's text family.
Font face(double size, Weight = Weight::Regular, bool italic = false);

}  // namespace trackwright
