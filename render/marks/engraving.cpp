#include "render/marks/engraving.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace trackwright {
namespace {

constexpr double fine = 0.12;  // mm, the finest line that a 600 dpi laser printer draws evenly

// Draws each half wave as one curve with the control points of a sine's hump.
void add_wave(Outline& outline, Point from, Point to, double wanted_length, double amplitude, bool upwards) {
  const Point along = to - from;
  const double length = std::hypot(along.x, along.y);
  const auto humps = 2 * std::max(2, static_cast<int>(std::lround(length / wanted_length)));
  const Point step = along * (1.0 / humps);
  const Point across = Point{-along.y, along.x} * (amplitude * 4 / 3 / length);
  constexpr double slope = 0.3642;  // part of the step at which a cubic fits a sine best
  outline.move(from);
  for (int i = 0; i < humps; ++i) {
    const Point start = from + step * static_cast<double>(i);
    const Point lift = across * ((i % 2 == 0) == upwards ? 1.0 : -1.0);
    outline.curve(start + step * slope + lift, start + step * (1 - slope) + lift, start + step);
  }
}

}  // namespace

void draw_rosette(Drawing& drawing, Point centre, double radius, Rgb colour) {
  constexpr int circles = 18;
  for (int i = 0; i < circles; ++i) {
    const double angle = 2 * std::acos(-1.0) * i / circles;
    const Point middle{centre.x + radius * 0.5 * std::cos(angle), centre.y + radius * 0.5 * std::sin(angle)};
    stroke(drawing, circle(middle, radius * 0.5), {.colour = colour, .width = 0.15});
  }
}

Drawing guilloche_frame(Box outer, double width, Rgb colour) {
  Drawing drawing;
  const double half = width / 2;
  const Box middle{outer.x + half, outer.y + half, outer.width - width, outer.height - width};
  const std::array<Point, 4> corners{{{middle.x, middle.y},
                                      {middle.right(), middle.y},
                                      {middle.right(), middle.bottom()},
                                      {middle.x, middle.bottom()}}};
  Outline waves;
  for (std::size_t side = 0; side < 4; ++side)
    for (const double share : {0.9, 0.45})
      for (const bool upwards : {true, false})
        add_wave(waves, corners.at(side), corners.at((side + 1) % 4), width * 1.6, half * share, upwards);
  stroke(drawing, waves, {.colour = colour, .width = fine});
  stroke(drawing, rectangle(outer), {.colour = colour, .width = 0.35});
  stroke(drawing,
         rectangle({outer.x + width, outer.y + width, outer.width - 2 * width, outer.height - 2 * width}),
         {.colour = colour, .width = 0.2});
  for (const Point corner : corners) {
    fill(drawing, rectangle({corner.x - half, corner.y - half, width, width}), colour);
    stroke(drawing, circle(corner, half * 0.55), {.colour = {1, 1, 1}, .width = 0.2});
  }
  return drawing;
}

void draw_rails(Drawing& drawing, Box box, Rgb colour) {
  constexpr double pitch = 2.4;
  const int sleepers = static_cast<int>(box.width / pitch);
  const double first = box.x + (box.width - (sleepers - 1) * pitch) / 2;
  for (int i = 0; i < sleepers; ++i)
    fill(drawing, rectangle({first + i * pitch - 0.4, box.y, 0.8, box.height}), colour);
  for (const double at : {0.22, 0.78}) {
    const double y = box.y + box.height * at;
    stroke(drawing, Outline{}.move({box.x, y}).line({box.right(), y}), {.colour = colour, .width = 0.45});
  }
}

}  // namespace trackwright
