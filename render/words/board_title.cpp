#include "render/words/board_title.h"

#include "render/drawing/text.h"
#include "render/words/lettering.h"

namespace trackwright {
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
