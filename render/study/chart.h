// Charts of studies: bars and curves with the colours of the theme.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "render/drawing/drawing.h"
#include "render/drawing/theme.h"

namespace trackwright {

// A drawing with its origin at the top left corner.
struct StudyPicture {
  Drawing drawing;
  Size size;
};

// A bar from `from` to `value`; the mark is a line across it.
struct Bar {
  std::string label;
  double value = 0;
  double from = 0;
  std::optional<double> mark{};
  std::optional<Rgb> colour{};  // none: the accent of the theme
  std::string note{};           // behind the bar
};

struct BarPanel {
  std::string heading;
  std::vector<Bar> bars;
};

struct BarChart {
  std::string heading;
  std::string bar_meaning;   // "copies"
  std::string mark_meaning;  // empty: no marks
  std::vector<BarPanel> panels;
};

StudyPicture draw_bars(const Theme&, const BarChart&, double width);

struct PlotCurve {
  std::string name;
  std::vector<std::optional<double>> values;  // one for each entry of `along`
};

// Panels with few curves each, side by side.
struct PlotPanel {
  std::string heading;
  std::vector<PlotCurve> curves;
};

struct CurveChart {
  std::string heading;
  std::string along_meaning;  // "operating round"
  std::vector<std::string> along;
  std::vector<PlotPanel> panels;
};

StudyPicture draw_curves(const Theme&, const CurveChart&, double width);

// The colour of one of several steps, from light to dark.
Rgb step_colour(const Theme&, std::size_t step, std::size_t steps);

}  // namespace trackwright
