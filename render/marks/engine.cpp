#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "render/marks/engine.h"

namespace trackwright {

namespace {

// Lengths are in feet, roughly. Engines face left, x runs from the front, y down to the rails at 0.
constexpr double engine_line = 0.55;

enum class Stack { Tall, Diamond, Cap, Short };

struct Steam {
  int leading;
  int drivers;
  double driver;  // radius
  int trailing;
  double boiler;  // radius
  Stack stack;
  bool cab;
  int tender_axles;
};

// 4-2-0, 4-4-0, 4-6-0 and 4-6-2 in Whyte's notation.
constexpr std::array<Steam, 4> steam_engines{
    Steam{2, 1, 8.5, 0, 4.6, Stack::Tall, false, 2}, Steam{2, 2, 7.2, 0, 5.2, Stack::Diamond, true, 3},
    Steam{2, 3, 6.6, 0, 6.2, Stack::Cap, true, 4}, Steam{2, 3, 7.0, 1, 7.4, Stack::Short, true, 4}};

// A sketch in one ink.
struct Sketch {
  Rgb ink;
  Rgb ground;
  Drawing drawing{};
  double length = 0;

  Stroke pen(double width = engine_line) const { return {ink, width, Cap::Round, Join::Round, {}}; }
  void body(const Outline& outline) { drawing.add(Shape{outline, ground, pen()}); }
  void dark(const Outline& outline) { drawing.add(Shape{outline, ink, std::nullopt}); }
  void draw(const Outline& outline, double width = engine_line) { stroke(drawing, outline, pen(width)); }

  void wheel(double x, double radius, bool spoked) {
    const Point hub{x, -radius};
    body(circle(hub, radius - engine_line / 2));
    if (spoked) {
      Outline spokes;
      constexpr int count = 10;
      for (int i = 0; i < count; ++i) {
        const double angle = 2 * std::acos(-1.0) * i / count;
        spokes.move(hub).line(
            {hub.x + (radius - 1) * std::cos(angle), hub.y + (radius - 1) * std::sin(angle)});
      }
      draw(spokes, 0.3);
      draw(circle(hub, radius - 1.3), 0.3);
    }
    dark(circle(hub, radius * 0.17));
  }
};

Outline box_of(double x, double top, double right, double bottom, double round = 0) {
  return rectangle({x, top, right - x, bottom - top}, round);
}

void draw_stack(Sketch& sketch, Stack stack, double x, double foot) {
  switch (stack) {
    case Stack::Tall:
      sketch.body(polygon({{x - 1.6, foot}, {x - 1.6, foot - 11}, {x + 1.6, foot - 11}, {x + 1.6, foot}}));
      sketch.dark(box_of(x - 2.6, foot - 12.4, x + 2.6, foot - 11));
      break;
    case Stack::Diamond:
      sketch.body(polygon({{x - 1.4, foot},
                           {x - 1.4, foot - 4},
                           {x - 4, foot - 8},
                           {x - 2.4, foot - 10.5},
                           {x + 2.4, foot - 10.5},
                           {x + 4, foot - 8},
                           {x + 1.4, foot - 4},
                           {x + 1.4, foot}}));
      break;
    case Stack::Cap:
      sketch.body(polygon({{x - 1.9, foot}, {x - 1.6, foot - 6}, {x + 1.6, foot - 6}, {x + 1.9, foot}}));
      sketch.dark(box_of(x - 2.5, foot - 7.2, x + 2.5, foot - 6));
      break;
    case Stack::Short:
      sketch.dark(polygon({{x - 2.2, foot}, {x - 1.9, foot - 3}, {x + 1.9, foot - 3}, {x + 2.2, foot}}));
      break;
  }
}

void draw_dome(Sketch& sketch, double x, double foot, double half, double height) {
  sketch.body(Outline{}
                  .move({x - half, foot})
                  .curve({x - half, foot - height * 1.3}, {x + half, foot - height * 1.3}, {x + half, foot})
                  .close());
}

// Draws the tender; returns its right end.
double draw_tender(Sketch& sketch, double x, int axles) {
  constexpr double wheel = 3.1;
  const double right = x + 4 + axles * 2 * (wheel + 0.6);
  sketch.body(polygon({{x, -6}, {x, -15}, {x + 7, -15}, {x + 8, -13.4}, {right, -13.4}, {right, -6}}));
  sketch.draw(
      Outline{}.move({x + 2, -12}).line({right - 2, -12}).line({right - 2, -7.6}).line({x + 2, -7.6}).close(),
      0.3);
  for (int i = 0; i < axles; ++i) sketch.wheel(x + 5 + i * 2 * (wheel + 0.6), wheel, false);
  return right;
}

void draw_cab(Sketch& sketch, double from, double to, double top, double floor) {
  sketch.body(box_of(from, top, to, floor));
  sketch.dark(polygon({{from - 1.5, top}, {from, top - 1.6}, {to + 1, top - 1.6}, {to + 2.5, top}}));
  sketch.draw(box_of(from + 1.6, top + 2, to - 1.6, top + 6.5), 0.4);
  sketch.draw(Outline{}.move({(from + to) / 2, top + 2}).line({(from + to) / 2, top + 6.5}), 0.3);
}

void draw_rods(Sketch& sketch, const std::vector<double>& drivers, double radius, double cylinder) {
  const double y = -radius + radius * 0.35;
  if (drivers.size() > 1) sketch.draw(Outline{}.move({drivers.front(), y}).line({drivers.back(), y}), 0.9);
  sketch.draw(Outline{}.move({cylinder, -radius}).line({drivers[drivers.size() / 2], y}), 0.7);
  for (const double x : drivers) sketch.dark(circle({x, y}, 0.7));
}

void draw_steam(Sketch& sketch, const Steam& form) {
  constexpr double leading = 3.1;
  std::vector<double> drivers;
  double x = 9;
  std::vector<double> small;
  for (int i = 0; i < form.leading; ++i, x += 2 * leading + 0.8) small.push_back(x);
  x += form.driver - leading + 0.6;
  for (int i = 0; i < form.drivers; ++i, x += 2 * form.driver + 0.8) drivers.push_back(x);
  x += 3.4 - form.driver;
  for (int i = 0; i < form.trailing; ++i, x += 7.6) small.push_back(x);
  const double back = std::max(drivers.back() + form.driver, x - 3) + (form.cab ? 3 : 1);
  const double floor = -std::min(2 * form.driver * 0.72, 10.5);
  const double axis = floor - form.boiler - (form.driver > 8 ? 1.5 : 0.4);
  const double top = axis - form.boiler;
  const double firebox = form.cab ? back - 11 : back - 6;
  const double front = 6;

  sketch.body(box_of(front, top, firebox + 1, axis + form.boiler));
  sketch.dark(box_of(front, top, front + 6.5, axis + form.boiler, 0.8));
  Outline bands;
  for (double at = front + 11; at < firebox; at += 6.5) bands.move({at, top}).line({at, axis + form.boiler});
  sketch.draw(bands, 0.3);
  draw_stack(sketch, form.stack, front + 3.3, top);
  draw_dome(sketch, front + (firebox - front) * 0.48, top, 2.2, form.stack == Stack::Short ? 2.2 : 4);
  draw_dome(sketch, front + (firebox - front) * 0.75, top, 1.8, form.stack == Stack::Short ? 1.8 : 3);
  if (form.cab) {
    draw_cab(sketch, back - 11, back, std::min(top - 2, axis - 9), floor + 2);
  } else {
    draw_dome(sketch, firebox + 2.5, top + 2, 4, 6);  // a haystack firebox; these engines had no roof
    sketch.draw(Outline{}.move({firebox + 7, floor}).line({firebox + 7, axis - 4}), 0.5);
  }
  sketch.draw(Outline{}.move({3, floor}).line({back, floor}), 0.9);
  for (const double at : drivers) sketch.wheel(at, form.driver, true);
  for (const double at : small) sketch.wheel(at, leading, false);
  const double cylinder = form.leading > 0 ? (small.front() + small[1]) / 2 : 9;
  sketch.body(box_of(cylinder - 4, -form.driver - 2, cylinder + 4, -form.driver + 2.4, 0.6));
  draw_rods(sketch, drivers, form.driver, cylinder + 4);
  sketch.body(polygon({{4.5, floor * 0.72}, {4.5, -0.8}, {-1.5, -0.8}}));
  sketch.draw(Outline{}.move({4.5, floor * 0.5}).line({0.6, -0.8}).move({4.5, floor * 0.3}).line({2.4, -0.8}),
              0.3);
  sketch.length = draw_tender(sketch, back + 2, form.tender_axles);
}

void draw_bogie(Sketch& sketch, double from, int axles, double radius) {
  const double pitch = 2 * radius + 1.6;
  for (int i = 0; i < axles; ++i) sketch.wheel(from + radius + i * pitch, radius, false);
  sketch.draw(Outline{}
                  .move({from + 0.5, -radius - 1})
                  .line({from + 2 * radius + (axles - 1) * pitch - 0.5, -radius - 1}),
              1.1);
}

void draw_pantograph(Sketch& sketch, double x, double foot) {
  sketch.draw(Outline{}
                  .move({x - 4, foot})
                  .line({x - 6, foot - 4})
                  .line({x, foot - 8})
                  .line({x + 6, foot - 4})
                  .line({x + 4, foot}),
              0.45);
  sketch.draw(Outline{}.move({x - 4.5, foot - 8.2}).line({x + 4.5, foot - 8.2}), 0.8);
}

void draw_electric(Sketch& sketch) {
  sketch.length = 78;
  draw_pantograph(sketch, 20, -21.5);
  draw_pantograph(sketch, 58, -21.5);
  sketch.body(polygon({{1, -6}, {1, -19}, {4, -21}, {74, -21}, {77, -19}, {77, -6}}));
  sketch.draw(Outline{}.move({1, -10}).line({77, -10}), 0.4);
  sketch.dark(box_of(0, -6.8, 78, -5.4));
  for (const double x : {4.5, 67.5}) sketch.draw(box_of(x, -18, x + 6, -12.5), 0.45);
  for (double x = 17; x < 60; x += 9) sketch.draw(box_of(x, -17.5, x + 5.5, -13), 0.4);
  for (const double x : {13.5, 64.5}) sketch.draw(Outline{}.move({x, -20.5}).line({x, -7}), 0.35);
  draw_bogie(sketch, 6, 3, 3.9);
  draw_bogie(sketch, 43.2, 3, 3.9);
}

void draw_diesel(Sketch& sketch) {
  sketch.length = 84;
  sketch.body(Outline{}
                  .move({1, -4.5})
                  .curve({-1, -13}, {3, -14}, {11, -15})
                  .line({15.5, -21.5})
                  .line({82, -21.5})
                  .line({83, -20.5})
                  .line({83, -4.5})
                  .close());
  sketch.dark(polygon({{13.6, -15.4}, {16.6, -19.9}, {21.5, -19.9}, {21.5, -15.4}}));
  sketch.draw(Outline{}.move({0.8, -10}).curve({4, -13}, {8, -12}, {14, -12}).line({83, -12}), 0.9);
  sketch.draw(Outline{}.move({0.9, -8.2}).curve({6, -10}, {10, -10}, {14, -10}).line({83, -10}), 0.35);
  sketch.draw(Outline{}.move({24, -19.5}).line({24, -5.5}).line({28.5, -5.5}).line({28.5, -19.5}).close(),
              0.4);
  for (const double x : {36.0, 47.0, 58.0, 69.0}) sketch.draw(circle({x, -16.2}, 1.9), 0.45);
  Outline louvres;
  for (double x = 32; x < 80; x += 2) louvres.move({x, -20.6}).line({x, -19});
  sketch.draw(louvres, 0.3);
  sketch.dark(circle({4, -13.3}, 0.9));
  draw_bogie(sketch, 8, 2, 3.6);
  draw_bogie(sketch, 60, 2, 3.6);
  sketch.draw(box_of(30, -4.5, 54, -1.8, 0.6), 0.4);
}

}  // namespace

std::size_t engine_era(std::size_t rank, std::size_t ranks) {
  if (ranks < 2) return 1;
  return std::min(engine_eras - 1, (rank * (engine_eras - 1) + (ranks - 1) / 2) / (ranks - 1));
}

namespace {

constexpr double engine_height = 35;  // of the highest engine, including its stack or pantograph
constexpr double rails = 1.2;

Sketch sketched(std::size_t era, Rgb ink, Rgb ground) {
  Sketch sketch{ink, ground};
  if (era < steam_engines.size())
    draw_steam(sketch, steam_engines.at(era));
  else if (era == steam_engines.size())
    draw_electric(sketch);
  else
    draw_diesel(sketch);
  return sketch;
}

Size room_of(const Sketch& sketch) {
  return {sketch.length + 8, engine_height + rails};
}

}  // namespace

Size engine_room(std::size_t era) {
  return room_of(sketched(era, {}, {}));
}

Drawing engine(std::size_t era, Box box, Rgb ink, Rgb ground) {
  const Sketch sketch = sketched(era, ink, ground);
  const Size room = room_of(sketch);
  const double scale = std::min(box.width / room.width, box.height / room.height);
  Drawing drawing;
  const double left = box.x + (box.width - sketch.length * scale) / 2;
  const double rail = box.bottom() - rails * scale;
  drawing.add(sketch.drawing, Transform::translation(left, rail) * Transform::scaling(scale));
  fill(drawing, rectangle({box.x, rail, box.width, 0.9 * scale}), ink);
  return drawing;
}

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
