// Sheets: the printed contents of a paper.
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

// A printer as measured on its calibration sheet; by default without errors.
struct Printer {
  std::string name;
  double scale_x = 1;  // printed width of 1 mm on the upright page
  double scale_y = 1;  // printed height of 1 mm
  Point offset;        // shift of a page, mm to the right and down
  Point back_offset;   // additional shift of the back, mm
  double margin = 0;   // unprintable margin, mm
};

struct SheetOptions {
  Paper paper;
  Theme theme;
  std::string title;    // of the game, on each sheet
  std::string version;  // the same; may be empty
  std::string content;  // the same: the kit's short fingerprint; may be empty
  double overlap = 10;  // mm shared by neighbouring parts of a split board
  Backs backs = Backs::None;
  double gutter = 12;  // mm between the pieces on both sides of a fold
  GroupChange groups = GroupChange::NextRow;
  std::vector<LayoutStyle> layouts{};  // the first for an outline is used; by default straight cuts
  bool pack = true;                    // rectangles of several sizes share sheets if that saves some
  Printer printer{};
  std::optional<CuttingMachine> machine{};  // pieces avoid its marks, which are printed on fronts
  bool boards_first = false;                // sheets of boards precede those of pieces
};

// The position of a piece: the transform from its own coordinates (origin at its centre) to the sheet.
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

// The part of a divided board on a sheet.
struct BoardPart {
  std::size_t columns = 0;
  std::size_t rows = 0;
  std::size_t column = 0;
  std::size_t row = 0;
};

// A page with its placements. The name of a board's part is "Map B1".
struct Sheet : Page {
  std::vector<Placement> placements;
  std::vector<Cut> cuts;
  Box strip;              // the place for the text that identifies the sheet
  bool oversize = false;  // something did not fit on the paper, so the sheet has its own size
  bool divided = false;   // shows a part of a board, or a reduced board
  std::optional<BoardPart> part{};
  double scale = 1;  // of the board
  // The original board, if a page of its own may share the drawing; null: the drawing differs.
  std::shared_ptr<const Drawing> board{};
};

}  // namespace trackwright
