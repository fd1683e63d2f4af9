#include "render/landscape/landscape.h"

#include <array>
#include <utility>

#include "render/landscape/growth.h"
#include "render/landscape/lie.h"
#include "render/landscape/noise.h"

namespace trackwright {

namespace {

Grid negative(Grid grid) {
  for (std::size_t row = 0; row < grid.rows(); ++row)
    for (std::size_t column = 0; column < grid.columns(); ++column)
      grid.at(column, row) = -grid.at(column, row);
  return grid;
}

class LandscapePainter {
 public:
  LandscapePainter(const GroundPlan& plan, const std::vector<Box>& clear, const Theme& theme)
      : plan_(plan),
        theme_(theme),
        lie_(lie_of_the_land(plan)),
        growth_(growth(plan, lie_, clear)),
        out_at_sea_(negative(lie_.inland)),
        line_{theme.colour("landscape.coast"), theme.width("landscape.line"), Cap::Round, Join::Round, {}} {}

  Drawing paint() {
    fill(drawing_, rectangle(plan_.field), theme_.colour("landscape.land"));
    relief();
    woods();
    reeds();
    streams();
    if (lie_.sea) sea();
    Group group{{}, rectangle(plan_.field), std::move(drawing_.items)};
    Drawing all;
    all.add(std::move(group));
    return all;
  }

 private:
  // Draws the sea over the land, which ends at the coast.
  void sea() {
    const Outline coast = contour(out_at_sea_, 0);
    const Rgb water = theme_.colour("landscape.sea");
    const Rgb shallow = theme_.colour("landscape.shallow");
    const bool tints = theme_.landscape == LandscapeStyle::Atlas;
    fill(drawing_, coast, tints ? shallow : water);
    if (tints) {
      fill(drawing_, contour(out_at_sea_, 3.5), mix(shallow, water, 0.5));
      fill(drawing_, contour(out_at_sea_, 8), water);
    }
    if (theme_.landscape == LandscapeStyle::Chart) water_lines();
    if (theme_.landscape == LandscapeStyle::Woodcut) hatching();
    stroke(drawing_, coast, line_);
  }

  // Draws lines along the coast; with the distance from it they get finer and farther apart.
  void water_lines() {
    constexpr std::array<std::pair<double, double>, 4> lines{
        {{9.6, 0.4}, {6.2, 0.55}, {3.6, 0.7}, {1.6, 0.85}}};
    for (const auto& [level, share] : lines)
      stroke(drawing_, contour(out_at_sea_, level),
             {mix(theme_.colour("landscape.sea"), line_.colour, share * 0.7),
              line_.width * share,
              Cap::Round,
              Join::Round,
              {}});
  }

  // Draws level strokes on the water along the coast, like an engraver.
  void hatching() {
    constexpr double apart = 1.25;
    Outline strokes;
    int row = 0;
    for (double y = plan_.field.y; y < plan_.field.bottom(); y += apart, ++row) hatch_row(strokes, y, row);
    stroke(drawing_, strokes,
           {mix(theme_.colour("landscape.sea"), line_.colour, 0.6), 0.16, Cap::Round, Join::Round, {}});
  }

  void hatch_row(Outline& strokes, double y, int row) const {
    constexpr double step = 1;
    bool drawn = false;
    Point last;
    const auto end = [&] {
      if (drawn) strokes.line(last);
      drawn = false;
    };
    for (double x = plan_.field.x; x < plan_.field.right(); x += step) {
      const Point p{x, y};
      const double reach = 2.5 + 5.5 * lattice_value(row, 0, 5) + 1.5 * noise(p, 9, 7);
      const double out = out_at_sea_.sample(p);
      if (out < 0.2 || out > reach) {
        end();
        continue;
      }
      if (!drawn) strokes.move(p);
      drawn = true;
      last = p;
    }
    end();
  }

  void relief() {
    const Rgb ink = theme_.colour("landscape.relief");
    if (theme_.landscape == LandscapeStyle::Atlas) {
      Rgb tint = theme_.colour("landscape.land");
      for (const double level : {0.12, 0.42, 0.8}) {
        tint = mix(tint, ink, 0.17);
        fill(drawing_, contour(lie_.height, level), tint);
      }
    }
    if (theme_.landscape == LandscapeStyle::Chart)
      for (const double level : {0.15, 0.35, 0.55, 0.75, 0.95})
        stroke(drawing_, contour(lie_.height, level), {ink, 0.14, Cap::Round, Join::Round, {}});
    if (theme_.landscape == LandscapeStyle::Woodcut)
      for (const Point foot : growth_.peaks) peak(foot);
  }

  // Draws a molehill as on old maps: light from the north-west, hatching on the other side.
  void peak(Point foot) {
    const double high = 2.2 + 2.2 * lie_.height.sample(foot);
    const double half = high * 0.72;
    const Point top = foot + Point{half * 0.1 * noise(foot, 3, 3), -high};
    Outline body;
    body.move(foot + Point{-half, 0})
        .curve(foot + Point{-half * 0.55, -high * 0.2}, top + Point{-half * 0.3, high * 0.12}, top);
    body.curve(top + Point{half * 0.3, high * 0.1}, foot + Point{half * 0.5, -high * 0.25},
               foot + Point{half, 0});
    drawing_.add(Shape{body, mix(theme_.colour("landscape.land"), {1, 1, 1}, 0.35), std::nullopt, 1});
    const Rgb ink = theme_.colour("landscape.relief");
    Outline shade;
    for (int i = 1; i <= 4; ++i) {
      const double t = i / 5.0;
      const Point from = top + Point{half * 0.85 * t, high * (0.1 + 0.75 * t)};
      shade.move(from).line(from + Point{-half * 0.28, high * (0.95 - (0.1 + 0.75 * t)) * 0.75});
    }
    stroke(drawing_, shade, {ink, 0.15, Cap::Round, Join::Round, {}});
    stroke(drawing_, body, {ink, 0.22, Cap::Round, Join::Round, {}});
  }

  // Draw crowns as round ends of strokes without length: thousands of circles would take megabytes.
  void woods() {
    const bool outlined = theme_.landscape != LandscapeStyle::Atlas;
    const Rgb land = theme_.colour("landscape.land");
    const Rgb ink = theme_.colour("landscape.wood");
    Outline small;
    Outline large;
    for (const Point& p : growth_.trees) {
      Outline& crowns = noise(p, 2, 9) < 0 ? small : large;
      crowns.move(p).line(p + Point{0.01, 0});
    }
    const auto dots = [&](const Outline& at, double across, Rgb colour) {
      if (!at.segments.empty()) stroke(drawing_, at, {colour, across, Cap::Round, Join::Round, {}});
    };
    for (const auto& [crowns, across] : {std::pair{&small, 1.0}, std::pair{&large, 1.5}}) {
      dots(*crowns, across, outlined ? ink : mix(land, ink, 0.6));
      if (outlined) dots(*crowns, across - 0.3, mix(land, ink, 0.2));
    }
  }

  void reeds() {
    Outline strokes;
    for (const Point p : growth_.reeds) {
      strokes.move(p + Point{-1.2, 0}).line(p + Point{1.2, 0});
      strokes.move(p + Point{-0.6, 0.8}).line(p + Point{0.7, 0.8});
    }
    if (!strokes.segments.empty())
      stroke(drawing_, strokes,
             {mix(line_.colour, theme_.colour("landscape.wood"), 0.4), 0.2, Cap::Round, Join::Round, {}});
  }

  void streams() {
    const double wide = 1.5;
    const auto draw = [&](Rgb colour, double width) {
      for (const Outline& stream : lie_.streams)
        stroke(drawing_, stream, {colour, width, Cap::Round, Join::Round, {}});
    };
    draw(line_.colour, wide + 2 * line_.width);
    draw(theme_.colour("landscape.sea"), wide);
  }

  const GroundPlan& plan_;
  const Theme& theme_;
  Lie lie_;
  Growth growth_;
  Grid out_at_sea_;  // mm from the coast; negative on land
  Stroke line_;
  Drawing drawing_;
};

}  // namespace

Drawing landscape(const GroundPlan& plan, const std::vector<Box>& clear, const Theme& theme) {
  if (theme.landscape == LandscapeStyle::Plain || plan.map.hexes().empty()) return {};
  return LandscapePainter(plan, clear, theme).paint();
}

}  // namespace trackwright
