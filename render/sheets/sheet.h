// What is printed on a paper.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/title/kit_choices.h"
#include "render/drawing/page.h"
#include "render/drawing/theme.h"
#include "render/kit/component.h"
#include "render/sheets/layout_style.h"
#include "render/sheets/machine.h"
#include "render/sheets/paper.h"

namespace trackwright {

inline bool prints_on_both_sides(Backs backs) {
  return backs == Backs::LongEdge || backs == Backs::ShortEdge;
}

// A printer as measured on its calibration sheet; as it is here, one without faults.
struct Printer {
  std::string name;
  double scale_x = 1;  // what 1 mm becomes across the upright page
  double scale_y = 1;  // and along it
  Point offset;        // mm to the right and down that a page is moved
  Point back_offset;   // mm that the second side is moved besides
  double margin = 0;   // mm that it cannot print at the edges
};

struct SheetOptions {
  Paper paper;
  Theme theme;
  std::string title;    // of the game, on each sheet
  std::string version;  // likewise; may be empty
  std::string content;  // likewise: the kit's fingerprint in brief; may be empty
  double overlap = 10;  // mm that the parts of a split board share
  Backs backs = Backs::None;
  double gutter = 12;  // mm between the pieces on both sides of a fold
  GroupChange groups = GroupChange::NextRow;
  std::vector<LayoutStyle> layouts{};  // the first for an outline is used; straight cuts where there is none
  bool pack = true;                    // rectangles of several sizes share sheets where that saves some
  Printer printer{};
  std::optional<CuttingMachine> machine{};  // pieces keep clear of its marks, which are printed on fronts
  bool boards_first = false;                // sheets of boards come before those of pieces
};

// Where a piece lies: its own coordinates (origin at its centre) to those of the sheet.
struct Placement {
  std::string piece;
  PieceOutline outline = PieceOutline::Rectangle;
  Transform transform;
  bool back = false;
  Outline trim{};  // about the piece's centre
};

// A straight cut through the whole sheet, from margin to margin.
struct Cut {
  Point from;
  Point to;
};

// Which part of a divided board a sheet shows.
struct BoardPart {
  std::size_t columns = 0;
  std::size_t rows = 0;
  std::size_t column = 0;
  std::size_t row = 0;
};

// A page and what lies on it. The name of a board's part is "Map B1".
struct Sheet : Page {
  std::vector<Placement> placements;
  std::vector<Cut> cuts;
  Box strip;              // where the sheet says what it is
  bool oversize = false;  // something did not fit the paper, so the sheet has a size of its own
  bool divided = false;   // shows a board in parts or smaller than it is
  std::optional<BoardPart> part{};
  double scale = 1;  // at which it shows a board
  // The board as it is, where a page of its own may show the same drawing; none: it shows another one.
  std::shared_ptr<const Drawing> board{};
};

}  // namespace trackwright
