// Labelled areas and numbered lists for charters, aids and map panels.
#pragma once

#include <string>
#include <vector>

#include "render/drawing/drawing.h"
#include "render/drawing/theme.h"

namespace trackwright {

// A rounded field with its name small at the top left: "Treasury".
Drawing area(const std::string& name, const Theme&, Box);

// Draws the name of a block, at least as large as the text below it (`text`). Returns its height.
double heading(Drawing&, const std::string& name, const Theme&, Point top_left, double text = 0);

struct ListDrawing {
  Drawing drawing;
  double height = 0;
  double size = 0;   // font size
  bool fits = true;  // false: too high for the box even at the smallest size; drawn completely anyway
};

struct ListStyle {
  double size = 2.6;  // font size, shrunk down to `smallest` until the list fits
  double smallest = 1.8;
  bool numbers = true;  // false: bullets
  int columns = 1;
  double gap = 4;         // between columns
  double step_gap = 0.3;  // after each step, as a multiple of the font size
};

// Draws steps or notes from the top of the box.
ListDrawing draw_list(const std::vector<std::string>& items, const Theme&, Box, const ListStyle& = {});

}  // namespace trackwright
