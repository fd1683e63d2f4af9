#include "render/tile/stamp.h"

#include <algorithm>

#include "render/drawing/text.h"
#include "render/tile/inks.h"

namespace trackwright {

namespace {

Font stamp_font(const Theme& theme, double side) {
  return {theme.text_family, side * stamp_type, Weight::Bold, false};
}

}  // namespace

double stamp_width(const std::string& letters, double side, const Theme& theme) {
  return std::max(side * 0.82, measure(letters, stamp_font(theme, side)).width + side * 0.3);
}

// Draws letters like a stamp; a large stamp has letters as large as those of labels.
Drawing stamp(const std::string& letters, Box box, const Theme& theme, Rgb colour) {
  const double high = box.height * 0.82;
  const double wide = std::min(stamp_width(letters, box.height, theme), box.width);
  const Box rim{box.centre().x - wide / 2, box.centre().y - high / 2, wide, high};
  Drawing drawing;
  drawing.add(Shape{rectangle(rim, high * 0.26), paper_ink(theme),
                    Stroke{colour, box.height * 0.055, Cap::Butt, Join::Round, {}}, 1});
  const Box inside{rim.x + high * 0.12, rim.y + high * 0.1, wide - high * 0.24, high * 0.8};
  add(drawing, fit(letters, stamp_font(theme, box.height), colour, inside, {.smallest = 1.2}));
  return drawing;
}

}  // namespace trackwright
