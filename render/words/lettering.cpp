#include "render/words/lettering.h"

#include <algorithm>

namespace trackwright {

void note_misfit(Drawing& drawing, const Lettering& at, const std::string& text) {
  drawing.misfits.push_back({.text = text, .about = at.about, .piece = at.piece});
}

void put_misfits_on(Drawing& drawing, const Lettering& at) {
  for (Misfit& misfit : drawing.misfits) {
    if (misfit.about.nothing()) misfit.about = at.about;
    if (misfit.piece.empty()) misfit.piece = at.piece;
  }
}

namespace {

void add_noted(Drawing& drawing, const Lettering& at, const std::string& text, const Fitted& fitted) {
  for (const Text& line : fitted.lines) drawing.add(line);
  if (!fitted.fits) note_misfit(drawing, at, text);
}

}  // namespace

Fitted letter(Drawing& drawing, const Lettering& at, const std::string& text, const Font& font, Rgb colour,
              Box box, const FitRules& rules) {
  Fitted fitted = fit(text, font, colour, box, rules);
  add_noted(drawing, at, text, fitted);
  return fitted;
}

double letter_paragraph(Drawing& drawing, const Lettering& at, const std::string& text, double size,
                        double smallest, Rgb colour, Box box) {
  Fitted fitted = paragraph(text, face(size), colour, box, Align::Left, 1.25);
  while (!fitted.fits && size > smallest) {
    size = std::max(smallest, size * 0.96);
    fitted = paragraph(text, face(size), colour, box, Align::Left, 1.25);
  }
  add_noted(drawing, at, text, fitted);
  return fitted.height;
}

Font face(double size, Weight weight, bool italic) {
  return {.family = {}, .size = size, .weight = weight, .italic = italic};
}

}  // namespace trackwright
