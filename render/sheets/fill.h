// Which piece goes to which place of a layout.
#pragma once

#include <cstddef>
#include <vector>

#include "render/sheets/layout.h"
#include "render/sheets/sheet.h"

namespace trackwright {

// A copy of a piece on a sheet: from its own coordinates (origin at its centre) to those of the sheet.
struct PlacedPiece {
  const Piece* piece = nullptr;
  Transform transform;
  std::size_t copy = 0;  // which of its copies, from 0
};

using FilledSheet = std::vector<PlacedPiece>;

struct FillRules {
  GroupChange groups = GroupChange::NextRow;
  int rows_between = 0;  // left empty between groups, where pieces touch
};

// Fills the places row by row, sheet after sheet, each piece as often as its count. Unless groups share rows,
// pieces of one group come together, groups in the order of their first piece. Groups that begin
// rows share them where that saves a sheet.
std::vector<FilledSheet> fill_sheets(std::vector<const Piece*>, const SheetLayout&, const FillRules&);

// What pieces must share to be laid out together: outline, size, orientation and bleed. The runs are in the
// order in which shapes first appear.
std::vector<std::vector<const Piece*>> by_shape(const std::vector<Piece>&);

}  // namespace trackwright
