// What is printed on a paper.
#pragma once

#include <string>
#include <vector>

#include "render/component.h"
#include "render/drawing.h"
#include "render/sheets/paper.h"
#include "render/theme.h"

namespace trackwright {

struct SheetOptions {
  Paper paper;
  Theme theme;
  std::string title;     // of the game, on each sheet
  std::string version;   // likewise; may be empty
  double overlap = 10;   // mm that the parts of a split board share
  bool duplex = false;   // backs follow their fronts, mirrored for turning over the long edge
  bool own_rows = true;  // pieces of another group begin a new row
};

// Where a piece lies: its own coordinates (origin at its centre) to those of the sheet.
struct Placement {
  std::string piece;
  PieceOutline outline = PieceOutline::Rectangle;
  Transform transform;
  bool back = false;
};

// A straight cut through the whole sheet, from margin to margin.
struct Cut {
  Point from;
  Point to;
};

struct Sheet {
  std::string name;  // "Tiles 2"; for boards the part, "Map B1"
  Size size;
  Drawing drawing;
  std::vector<Placement> placements;
  std::vector<Cut> cuts;
  Box strip;              // where the sheet says what it is
  bool oversize = false;  // something did not fit the paper, so the sheet has a size of its own
};

}  // namespace trackwright
