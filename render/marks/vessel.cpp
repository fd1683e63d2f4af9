#include "render/marks/vessel.h"

#include <algorithm>

namespace trackwright {
namespace {

// Lengths are in feet, roughly. The vessel faces left, x runs from its stem, y down to the water at 0.
constexpr double vessel_length = 100;
constexpr double vessel_height = 33;  // including the masts
constexpr double vessel_line = 0.55;
constexpr double water = 2.2;

Stroke vessel_pen(Rgb ink, double width = vessel_line) {
  return {ink, width, Cap::Round, Join::Round, {}};
}

Outline deck_house(double left, double top, double right, double bottom) {
  return rectangle({left, top, right - left, bottom - top}, 0.4);
}

void draw_rigging(Drawing& drawing, Rgb ink) {
  Outline masts;
  Outline stays;
  for (const double x : {19.0, 82.0}) {
    masts.move({x, -9}).line({x + 0.8, -vessel_height});
    stays.move({x + 0.6, -vessel_height + 2}).line({x < 50 ? 1.0 : 98.0, x < 50 ? -13.0 : -11.5});
  }
  stays.move({19.8, -vessel_height + 2}).line({82.6, -vessel_height + 2});
  masts.move({19.3, -13}).line({7, -22});  // the derrick
  stroke(drawing, stays, vessel_pen(ink, 0.25));
  stroke(drawing, masts, vessel_pen(ink, 0.8));
}

void draw_houses(Drawing& drawing, Rgb ink, Rgb ground) {
  const auto body = [&](const Outline& outline) { drawing.add(Shape{outline, ground, vessel_pen(ink)}); };
  body(polygon({{50, -18}, {51, -29.5}, {58.5, -29.5}, {58.5, -18}}));  // the funnel
  fill(drawing, polygon({{50.6, -25.4}, {50.9, -29.5}, {58.5, -29.5}, {58.5, -25.4}}), ink);
  body(deck_house(30, -15.5, 76, -8));
  body(deck_house(34, -19.5, 66, -15.5));
  body(deck_house(32, -24, 42, -19.5));
  stroke(drawing, Outline{}.move({29, -15.5}).line({78, -15.5}).move({32.5, -19.5}).line({68, -19.5}),
         vessel_pen(ink, 0.8));
  stroke(drawing, Outline{}.move({30.5, -24}).line({43.5, -24}), vessel_pen(ink, 1));
  for (double x = 33.4; x < 40; x += 2.2) fill(drawing, rectangle({x, -22.8, 1.4, 1.7}), ink);
  for (double x = 34; x < 74; x += 4.6)
    stroke(drawing, rectangle({x, -13.8, 2.6, 2.6}), vessel_pen(ink, 0.35));
  for (const double x : {46.0, 61.0})  // boats below their davits
    body(Outline{}.move({x - 4.5, -18.8}).curve({x - 4, -16.2}, {x + 4, -16.2}, {x + 4.5, -18.8}).close());
}

void draw_hull(Drawing& drawing, Rgb ink, Rgb ground) {
  drawing.add(Shape{Outline{}
                        .move({0, -13})
                        .curve({30, -8.4}, {68, -8}, {99, -11.5})
                        .curve({100, -7}, {97, -4}, {92, 0})
                        .line({5, 0})
                        .close(),
                    ground, vessel_pen(ink)});
  fill(drawing, polygon({{4.1, -2.4}, {94.8, -2.4}, {92, 0}, {5, 0}}), ink);
  stroke(drawing, Outline{}.move({0.6, -11.2}).curve({30, -6.8}, {68, -6.4}, {98.8, -9.7}),
         vessel_pen(ink, 0.35));
  for (double x = 14; x < 92; x += 6.4) stroke(drawing, circle({x, -4.9}, 0.75), vessel_pen(ink, 0.4));
}

// Returns waves from x to `right`; the box ends at their feet.
Outline waves(double x, double right, double y, double length) {
  Outline line;
  line.move({x, y});
  for (; x + length <= right + 0.01; x += length)
    line.curve({x + length * 0.3, y + length * 0.16}, {x + length * 0.7, y + length * 0.16}, {x + length, y});
  return line;
}

}  // namespace

Size vessel_room() {
  return {vessel_length + 10, vessel_height + water};
}

Drawing vessel(Box box, Rgb ink, Rgb ground) {
  Drawing afloat;
  draw_rigging(afloat, ink);
  draw_houses(afloat, ink, ground);
  draw_hull(afloat, ink, ground);
  const Size room = vessel_room();
  const double scale = std::min(box.width / room.width, box.height / room.height);
  Drawing drawing;
  const double left = box.x + (box.width - vessel_length * scale) / 2;
  const double line = box.bottom() - water * scale;
  drawing.add(afloat, Transform::translation(left, line) * Transform::scaling(scale));
  const int count = std::max(1, static_cast<int>(box.width / (6 * scale)));
  stroke(drawing, waves(box.x, box.right(), line + 0.5 * scale, box.width / count),
         vessel_pen(ink, 0.6 * scale));
  return drawing;
}

}  // namespace trackwright
