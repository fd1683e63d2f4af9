#include <cmath>

#include "render/drawing/text.h"
#include "render/tile/city.h"
#include "render/tile/look.h"

namespace trackwright {

namespace {

// Returns the outline around circles of one radius at the corners of a convex polygon, given clockwise.
Outline hull(const std::vector<Point>& corners, double radius) {
  if (corners.size() == 1) return circle(corners.front(), radius);
  Outline outline;
  const std::size_t count = corners.size();
  for (std::size_t i = 0; i < count; ++i) {
    const double before = heading_of(corners[i] - corners[(i + count - 1) % count]) - 90;
    const double after = heading_of(corners[(i + 1) % count] - corners[i]) - 90;
    double turn = std::fmod(after - before + 720, 360);
    if (turn > 180 + 1e-6) turn -= 360;
    if (i == 0) outline.move(corners[i] + heading(before) * radius);
    outline.arc(corners[i], radius, before, before + turn);
  }
  return outline.close();
}

}  // namespace

Drawing city(const StopPlace& place, const Measures& m, const Theme& theme) {
  Drawing drawing;
  const Rgb white = paper_ink(theme);
  const Rgb black = track_ink(theme);
  const Outline box = hull(place.box_corners(), place.radius);
  stroke(drawing, box, {edge_ink(theme), m.line + 2 * m.halo, Cap::Butt, Join::Round, {}});
  drawing.add(Shape{box, white, Stroke{black, m.line, Cap::Butt, Join::Round, {}}, 1});
  if (place.slots.size() > 1)
    for (const Point slot : place.slots)
      drawing.add(
          Shape{circle(slot, place.radius), white, Stroke{black, m.line, Cap::Butt, Join::Round, {}}, 1});
  return drawing;
}

Drawing token(Point at, double radius, const SlotMark& mark, const Theme& theme) {
  Drawing drawing;
  drawing.add(Shape{circle(at, radius), mark.colour,
                    Stroke{track_ink(theme), radius * 0.05, Cap::Butt, Join::Round, {}}, 1});
  if (mark.text.empty()) return drawing;
  const Box box{at.x - radius * 0.9, at.y - radius * 0.5, radius * 1.8, radius};
  FitRules rules;
  rules.smallest = 1.2;
  const Fitted fitted =
      fit(mark.text, {theme.text_family, radius * 0.95, Weight::Bold, false}, mark.text_colour, box, rules);
  add(drawing, fitted);
  return drawing;
}

Drawing tokens_in_slots(const StopPlan& plan, const std::vector<SlotMark>& marks, const Theme& theme) {
  Drawing drawing;
  for (const SlotMark& mark : marks) {
    if (mark.stop >= plan.stops.size()) continue;
    const StopPlace& place = plan.stops[mark.stop];
    const auto slot = static_cast<std::size_t>(mark.slot);
    if (slot < place.slots.size())
      drawing.show(mark.about, token(place.slots[slot], place.radius * 0.84, mark, theme));
  }
  return drawing;
}

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
