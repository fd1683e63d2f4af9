// Tables: columns as wide as their content, a heading row, subtle zebra rows, and chips of colour beside the
// text.
#pragma once

#include <string>
#include <vector>

#include "render/drawing/drawing.h"
#include "render/drawing/theme.h"

namespace trackwright {

struct TableCell {
  std::string text;
  std::vector<Rgb> chips{};  // small coloured squares before the text: tile colours, phases
  bool strong = false;
};

struct TableColumn {
  std::string heading;
  Align align = Align::Left;
  bool wraps = false;  // may wrap to several lines; takes the remaining width
};

struct Table {
  std::vector<TableColumn> columns;
  std::vector<std::vector<TableCell>> rows;  // each as long as `columns`
  std::vector<About> shown{};                // the object that each row shows; empty: none
};

struct TableStyle {
  double size = 2.7;  // font size in mm, shrunk as needed down to `smallest`
  double smallest = 1.7;
  double row = 1.75;    // height of a row as a multiple of the font size
  bool stretch = true;  // columns share the remaining width of the box
};

struct TableDrawing {
  Drawing drawing;
  Box box;  // the used part of the box, from its top left corner
  double size = 0;
  bool fits = true;  // false: too large for the box even at the smallest size; drawn completely anyway
};

// Removes columns whose cells are empty or all the same; the first column stays.
Table without_uniform_columns(const Table&);

TableDrawing draw_table(const Table&, const Theme&, Box, const TableStyle& = {});

}  // namespace trackwright
