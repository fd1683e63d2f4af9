#include <algorithm>

#include "render/drawing/text.h"
#include "render/words/lettering.h"

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

void draw_board_title(Drawing& drawing, const Title& title, const Theme& theme, const std::string& what,
                      const std::string& remark, Point at, double width) {
  const Font large{theme.title_family, 7, Weight::Bold, false};
  const Font small = face(3.4);
  const double what_width = measure(what, face(4.8)).width;
  const double remark_width = remark.empty() ? 0 : measure(remark, small).width;
  const Box box{at.x, at.y, width - what_width - remark_width - 10, 7};
  Fitted name = fit(title.name, large, theme.colour("paper.text"), box, {.align = Align::Left});
  const double baseline = at.y + 6;
  double end = at.x;
  for (Text& line : name.lines) {
    line.at.y = baseline;
    end += measure(line.text, line.font).width + 3.5;
  }
  add(drawing, name);
  const Rgb muted = theme.colour("paper.muted");
  drawing.add(
      Text{.text = what, .font = face(4.8), .colour = muted, .at = {end, baseline}, .align = Align::Left});
  if (!remark.empty()) {
    drawing.add(Text{.text = remark,
                     .font = small,
                     .colour = muted,
                     .at = {at.x + width, baseline},
                     .align = Align::Right});
  }
}

}  // namespace trackwright
