#include "render/study/chart.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "render/drawing/text.h"
#include "render/words/lettering.h"

namespace trackwright {

namespace {

constexpr double margin = 6;
constexpr double bar_pitch = 4.2;
constexpr double bar_height = 2.7;
constexpr double small = 2.5;  // font size of labels

void put(Drawing& drawing, const std::string& text, const Font& font, Rgb colour, Point at, Align align) {
  drawing.add(Text{.text = text, .font = font, .colour = colour, .at = at, .align = align});
}

std::string number_text(double number) {
  return std::abs(number - std::round(number)) < 0.005 ? fmt::format("{:.0f}", number)
                                                       : fmt::format("{:.1f}", number);
}

// A step of 1, 2 or 5 times a power of ten, with at most five steps up to `most`.
double tick_step(double most) {
  double step = 1;
  while (true)
    for (const double times : {1.0, 2.0, 5.0}) {
      if (most / (step * times) <= 5) return step * times;
      if (times == 5.0) step *= 10;
    }
}

double heading_of_chart(Drawing& drawing, const Theme& theme, const std::string& text, double width) {
  const Fitted fitted = paragraph(text, face(3.6, Weight::Bold), theme.colour("paper.text"),
                                  {margin, margin, width - 2 * margin, 40});
  add(drawing, fitted);
  return margin + fitted.height + 3;
}

class Bars {
 public:
  Bars(const Theme& theme, const BarChart& chart, double width) : theme_(theme), chart_(chart) {
    picture_.size.width = width;
    for (const BarPanel& panel : chart.panels)
      for (const Bar& bar : panel.bars) {
        most_ = std::max({most_, bar.value, bar.mark.value_or(0)});
        label_ = std::max(label_, measure(bar.label, face(small)).width);
        note_ = std::max(note_, measure(bar.note, face(small)).width);
      }
    left_ = margin + label_ + 2;
    scale_ = (width - margin - note_ - 2 - left_) / std::max(most_, 1.0);
  }

  StudyPicture draw() {
    double y = heading_of_chart(picture_.drawing, theme_, chart_.heading, picture_.size.width);
    y = legend(y) + 2;
    for (const BarPanel& panel : chart_.panels) y = draw_panel(panel, y);
    picture_.size.height = y + margin - 2;
    return std::move(picture_);
  }

 private:
  Drawing& drawing() { return picture_.drawing; }

  double legend(double y) {
    fill(drawing(), rectangle({margin, y, 4, bar_height}), theme_.colour("paper.accent"));
    put(drawing(), chart_.bar_meaning, face(small), theme_.colour("paper.text"), {margin + 5.5, y + 2.2},
        Align::Left);
    if (!chart_.mark_meaning.empty()) {
      const double x = margin + 12 + measure(chart_.bar_meaning, face(small)).width;
      draw_mark(x, y);
      put(drawing(), chart_.mark_meaning, face(small), theme_.colour("paper.text"), {x + 2, y + 2.2},
          Align::Left);
    }
    return y + bar_pitch;
  }

  void draw_mark(double x, double y) {
    stroke(drawing(), Outline{}.move({x, y - 0.5}).line({x, y + bar_height + 0.5}),
           {.colour = theme_.colour("paper.text"), .width = 0.5});
  }

  double draw_panel(const BarPanel& panel, double y) {
    if (!panel.heading.empty()) {
      put(drawing(), panel.heading, face(2.9, Weight::Bold), theme_.colour("paper.text"), {margin, y + 3},
          Align::Left);
      y += 5;
    }
    const double bottom = y + bar_pitch * static_cast<double>(panel.bars.size());
    const double step = tick_step(most_);
    for (double tick = 0; tick <= most_ + step / 1000; tick += step) {
      const double x = left_ + tick * scale_;
      stroke(drawing(), Outline{}.move({x, y}).line({x, bottom}),
             {.colour = theme_.colour("paper.rule"), .width = 0.12});
      put(drawing(), number_text(tick), face(2.1), theme_.colour("paper.muted"), {x, bottom + 2.4},
          Align::Centre);
    }
    for (const Bar& bar : panel.bars) {
      draw_bar(bar, y);
      y += bar_pitch;
    }
    return bottom + 6;
  }

  void draw_bar(const Bar& bar, double y) {
    put(drawing(), bar.label, face(small), theme_.colour("paper.text"), {left_ - 1.5, y + 2.9}, Align::Right);
    // An empty span shows as a narrow bar at its place.
    const double narrow = bar.from > 0 ? 1.2 : 0.3;
    const double wide = std::max(narrow, (bar.value - bar.from) * scale_);
    const double before = bar.from > 0 && wide <= narrow ? wide / 2 : 0;
    const Box box{left_ + bar.from * scale_ - before, y + (bar_pitch - bar_height) / 2, wide, bar_height};
    drawing().add(Shape{rectangle(box), bar.colour.value_or(theme_.colour("paper.accent")),
                        Stroke{.colour = theme_.colour("paper.muted"), .width = 0.1}});
    double end = box.right();
    if (bar.mark) {
      draw_mark(left_ + *bar.mark * scale_, box.y);
      end = std::max(end, left_ + *bar.mark * scale_);
    }
    drawing().add(Text{.text = bar.note,
                       .font = face(small),
                       .colour = theme_.colour("paper.muted"),
                       .at = {end + 1.2, y + 2.9},
                       .align = Align::Left,
                       .halo = Stroke{.colour = theme_.colour("paper"), .width = 0.8}});
  }

  const Theme& theme_;
  const BarChart& chart_;
  StudyPicture picture_;
  double most_ = 1;
  double label_ = 0;
  double note_ = 0;
  double left_ = 0;
  double scale_ = 1;
};

class Curves {
 public:
  Curves(const Theme& theme, const CurveChart& chart, double width) : theme_(theme), chart_(chart) {
    picture_.size.width = width;
    columns_ = std::clamp<std::size_t>(static_cast<std::size_t>(width / 56), 1,
                                       std::max<std::size_t>(chart.panels.size(), 1));
    panel_ = (width - 2 * margin - 6 * static_cast<double>(columns_ - 1)) / static_cast<double>(columns_);
  }

  StudyPicture draw() {
    const double top = heading_of_chart(picture_.drawing, theme_, chart_.heading, picture_.size.width);
    const double height = 46;
    for (std::size_t i = 0; i < chart_.panels.size(); ++i) {
      const double x = margin + (panel_ + 6) * static_cast<double>(i % columns_);
      const double y = top + (height + 5) * static_cast<double>(i / columns_);
      draw_panel(chart_.panels[i], {x, y, panel_, height});
    }
    const std::size_t rows = (chart_.panels.size() + columns_ - 1) / columns_;
    picture_.size.height = top + (height + 5) * static_cast<double>(rows) + margin - 3;
    return std::move(picture_);
  }

 private:
  Drawing& drawing() { return picture_.drawing; }

  void draw_panel(const PlotPanel& panel, Box box) {
    add(drawing(), fit(panel.heading, face(2.8, Weight::Bold), theme_.colour("paper.text"),
                       {box.x, box.y, box.width, 4}, {.smallest = 1.8, .align = Align::Left}));
    double most = 1;
    for (const PlotCurve& curve : panel.curves)
      for (const auto& value : curve.values) most = std::max(most, value.value_or(0));
    const double step = tick_step(most);
    most = step * std::ceil(most / step - 0.001);
    double names = 0;
    for (const PlotCurve& curve : panel.curves) names = std::max(names, measure(curve.name, face(2.1)).width);
    const double numbers = measure(number_text(most), face(2.1)).width;
    const Box plot{box.x + numbers + 1.5, box.y + 6, box.width - numbers - names - 4, box.height - 14};
    for (double tick = 0; tick <= most + step / 1000; tick += step) {
      const double y = plot.bottom() - tick / most * plot.height;
      stroke(drawing(), Outline{}.move({plot.x, y}).line({plot.right(), y}),
             {.colour = theme_.colour("paper.rule"), .width = tick == 0 ? 0.3 : 0.12});
      put(drawing(), number_text(tick), face(2.1), theme_.colour("paper.muted"), {plot.x - 1, y + 0.7},
          Align::Right);
    }
    draw_along(plot);
    draw_lines(panel, plot, most);
  }

  double x_of(const Box& plot, std::size_t i) const {
    const double steps = static_cast<double>(std::max<std::size_t>(chart_.along.size(), 2) - 1);
    return plot.x + plot.width * static_cast<double>(i) / steps;
  }

  void draw_along(const Box& plot) {
    double next = -1e9;
    for (std::size_t i = 0; i < chart_.along.size(); ++i) {
      const double x = x_of(plot, i);
      const double half = measure(chart_.along[i], face(2.1)).width / 2;
      if (x - half < next) continue;
      put(drawing(), chart_.along[i], face(2.1), theme_.colour("paper.muted"), {x, plot.bottom() + 2.8},
          Align::Centre);
      next = x + half + 1;
    }
    put(drawing(), chart_.along_meaning, face(2.1, Weight::Regular, true), theme_.colour("paper.muted"),
        {plot.x + plot.width / 2, plot.bottom() + 5.8}, Align::Centre);
  }

  // The names stand behind the ends of their curves, moved apart.
  void draw_lines(const PlotPanel& panel, const Box& plot, double most) {
    static constexpr std::array<Ink, 6> inks{"tile.red",   "tile.green",  "tile.blue",
                                             "tile.brown", "tile.purple", "tile.orange"};
    struct Name {
      double y;
      std::string text;
      Rgb colour;
    };
    std::vector<Name> names;
    for (std::size_t c = 0; c < panel.curves.size(); ++c) {
      const Rgb colour = mix(theme_.colour(inks[c % inks.size()]), theme_.colour("paper.text"), 0.25);
      Outline line;
      bool on = false;
      double end = plot.bottom();
      const auto& values = panel.curves[c].values;
      for (std::size_t i = 0; i < values.size(); ++i) {
        if (!values[i]) {
          on = false;
          continue;
        }
        const Point at{x_of(plot, i), plot.bottom() - *values[i] / most * plot.height};
        on ? line.line(at) : line.move(at);
        on = true;
        end = at.y;
        fill(drawing(), circle(at, 0.55), colour);
      }
      stroke(drawing(), std::move(line),
             {.colour = colour, .width = 0.45, .cap = Cap::Round, .join = Join::Round});
      names.push_back({end, panel.curves[c].name, colour});
    }
    std::ranges::stable_sort(names, {}, &Name::y);
    double next = -1e9;
    for (const Name& name : names) {
      const double y = std::max(name.y + 0.7, next);
      put(drawing(), name.text, face(2.1, Weight::Bold), name.colour, {plot.right() + 1.4, y}, Align::Left);
      next = y + 2.5;
    }
  }

  const Theme& theme_;
  const CurveChart& chart_;
  StudyPicture picture_;
  std::size_t columns_ = 1;
  double panel_ = 0;
};

}  // namespace

StudyPicture draw_bars(const Theme& theme, const BarChart& chart, double width) {
  return Bars(theme, chart, width).draw();
}

StudyPicture draw_curves(const Theme& theme, const CurveChart& chart, double width) {
  return Curves(theme, chart, width).draw();
}

Rgb step_colour(const Theme& theme, std::size_t step, std::size_t steps) {
  const double share = steps < 2 ? 1 : static_cast<double>(step) / static_cast<double>(steps - 1);
  const Rgb light = mix(theme.colour("paper"), theme.colour("tile.yellow"), 0.55);
  const Rgb middle = theme.colour("tile.orange");
  const Rgb dark = theme.colour("tile.red");
  return share < 0.5 ? mix(light, middle, share * 2) : mix(middle, dark, share * 2 - 1);
}

}  // namespace trackwright
