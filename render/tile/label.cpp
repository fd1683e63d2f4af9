#include "render/tile/label.h"

#include "render/tile/inks.h"
#include "render/tile/livery.h"
#include "render/tile/signs.h"

namespace trackwright {

namespace {

// Draws lines centred on the middle of the print, from the top.
void lines(Drawing& drawing, const PlacedPrint& print, Rgb colour, const std::optional<Stroke>& halo) {
  const double step = print.font.size * 1.05;
  double y = print.at.y - step * static_cast<double>(print.lines.size() - 1) / 2;
  for (const std::string& line : print.lines) {
    Text text = centred_text(line, print.font, colour, {print.at.x, y});
    text.halo = halo;
    drawing.add(std::move(text));
    y += step;
  }
}

}  // namespace

Drawing label(const PlacedPrint& print, const Theme& theme, Rgb ground) {
  Drawing drawing;
  const bool dark = readable_on(ground) == Rgb{1, 1, 1};
  lines(drawing, print, dark ? Rgb{1, 1, 1} : theme.colour("label"), std::nullopt);
  return drawing;
}

Drawing tile_number(const PlacedPrint& print, const Theme& theme, Colour colour) {
  Drawing drawing;
  const Rgb ground = ground_ink(theme, colour);
  const bool dark = readable_on(ground) == Rgb{1, 1, 1};
  Rgb written = dark ? theme.colour("tile.number.light") : theme.colour("tile.number");
  // Numbers are small: if the contrast of their usual ink is low, use that of labels.
  constexpr double small_letters = 4;
  if (contrast(ground, written) < small_letters && !dark) written = theme.colour("label");
  PlacedPrint number = print;
  if (const std::string shape = shape_of(theme, colour); !shape.empty()) {
    const double side = print.font.size * 0.74;
    const double left = print.at.x - print.print.width / 2;
    drawing.add(shape_sign(shape, {left, print.at.y - side / 2, side, side}, written));
    number.at.x += shape_advance(print.font) / 2;
  }
  lines(drawing, number, written, std::nullopt);
  return drawing;
}

Drawing place_name(const PlacedPrint& print, const Theme&, Rgb ground) {
  Drawing drawing;
  lines(drawing, print, readable_on(ground),
        Stroke{ground, print.font.size * 0.22, Cap::Round, Join::Round, {}});
  return drawing;
}

Drawing future_label(const FutureLabel& future, const PlacedPrint& print, const Theme& theme) {
  Drawing drawing;
  const Rgb ground = written_ink(theme, future.colour);
  const Box box{print.at.x - print.print.width / 2, print.at.y - print.print.height / 2, print.print.width,
                print.print.height};
  drawing.add(Shape{rectangle(box, print.print.height * 0.2), ground,
                    Stroke{track_ink(theme), print.font.size * 0.05, Cap::Butt, Join::Round, {}}, 1});
  lines(drawing, print, readable_on(ground), std::nullopt);
  return drawing;
}

}  // namespace trackwright
