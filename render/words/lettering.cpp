#include "render/words/lettering.h"

#include <fmt/format.h>

#include <algorithm>

namespace trackwright {

void report_misfit(const Lettering& at, const std::string& text) {
  at.findings.push_back({.check = "kit/text-does-not-fit",
                         .severity = Severity::Warning,
                         .message = fmt::format("\"{}\" does not fit on {}", text, at.piece),
                         .place = at.place,
                         .help = "shorten the text",
                         .related = {},
                         .edits = {},
                         .object = at.object});
}

void report_crowded(const Lettering& at, const Crowded& crowded) {
  at.findings.push_back(
      {.check = "kit/text-does-not-fit",
       .severity = Severity::Warning,
       .message = fmt::format("the {} \"{}\" finds no room on {}", crowded.what, crowded.text, at.piece),
       .place = at.place,
       .help = "shorten it, say where it goes (`loc`), or print larger hexes",
       .related = {},
       .edits = {},
       .object = at.object});
}

namespace {

void add_reported(Drawing& drawing, const Lettering& at, const std::string& text, Fitted& fitted) {
  for (Text& line : fitted.lines) {
    line.overflows = false;  // reported here
    drawing.add(line);
  }
  if (!fitted.fits) report_misfit(at, text);
}

}  // namespace

Fitted letter(Drawing& drawing, const Lettering& at, const std::string& text, const Font& font, Rgb colour,
              Box box, const FitRules& rules) {
  Fitted fitted = fit(text, font, colour, box, rules);
  add_reported(drawing, at, text, fitted);
  return fitted;
}

double letter_paragraph(Drawing& drawing, const Lettering& at, const std::string& text, double size,
                        double smallest, Rgb colour, Box box) {
  Fitted fitted = paragraph(text, face(size), colour, box, Align::Left, 1.25);
  while (!fitted.fits && size > smallest) {
    size = std::max(smallest, size * 0.96);
    fitted = paragraph(text, face(size), colour, box, Align::Left, 1.25);
  }
  add_reported(drawing, at, text, fitted);
  return fitted.height;
}

Font face(double size, Weight weight, bool italic) {
  return {.family = {}, .size = size, .weight = weight, .italic = italic};
}

}  // namespace trackwright
