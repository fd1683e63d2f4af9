#include "render/tile/town.h"

#include "render/tile/inks.h"

namespace trackwright {

namespace {

Outline bar(const StopPlace& place, double along, double across) {
  const Point a = heading(place.heading) * (along / 2);
  const Point b = heading(place.heading + 90) * (across / 2);
  const Point p = place.at;
  return polygon({p + a + b, p + a - b, p - a - b, p - a + b});
}

}  // namespace

Drawing town(const Stop& stop, const StopPlace& place, const Measures& m, const Theme& theme) {
  Drawing drawing;
  if (place.form == StopForm::Hidden) return drawing;
  const Rgb white = paper_ink(theme);
  const Rgb black = track_ink(theme);
  // Draw a halt hollow: trains may leave it out.
  const Rgb inside = stop.halt ? white : black;
  const Outline body =
      place.form == StopForm::Dot ? circle(place.at, place.radius) : bar(place, m.bar_width, m.bar_length);
  stroke(drawing, body, {edge_ink(theme), m.line + 2 * m.halo, Cap::Butt, Join::Miter, {}});
  drawing.add(Shape{body, inside, Stroke{black, m.line, Cap::Butt, Join::Miter, {}}, 1});
  // A town that becomes a city shows its future circle.
  if (stop.to_city)
    stroke(drawing, circle(place.at, m.slot * 0.62), {black, m.line, Cap::Butt, Join::Miter, {}});
  return drawing;
}

}  // namespace trackwright
