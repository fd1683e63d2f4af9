#include "render/parts/lettering.h"

#include <fmt/format.h>

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

Fitted letter(Drawing& drawing, const Lettering& at, const std::string& text, const Font& font, Rgb colour,
              Box box, const FitRules& rules) {
  Fitted fitted = fit(text, font, colour, box, rules);
  for (const Text& line : fitted.lines) {
    drawing.add(line);
  }
  if (!fitted.fits) {
    report_misfit(at, text);
  }
  return fitted;
}

Font heading_font(double size) {
  return {.family = {}, .size = size, .weight = Weight::Bold, .italic = false};
}

}  // namespace trackwright
