// Assigns pieces to the places of a layout.
#pragma once

#include <cstddef>
#include <vector>

#include "render/sheets/layout.h"
#include "render/sheets/sheet.h"

namespace trackwright {

// A copy of a piece on a sheet: the transform from its own coordinates (origin at its centre) to the sheet.
struct PlacedPiece {
  const Piece* piece = nullptr;
  Transform transform;
  std::size_t copy = 0;  // index of the copy, from 0
};

using FilledSheet = std::vector<PlacedPiece>;

struct FillRules {
  GroupChange groups = GroupChange::NextRow;
  int rows_between = 0;  // empty rows between groups if pieces touch
};

// Fills the places row by row, sheet after sheet, with each piece as often as its count. Unless groups share
// rows, pieces of a group stay together, and groups follow the order of their first piece. Groups that start
// new rows share rows if that saves a sheet.
std::vector<FilledSheet> fill_sheets(std::vector<const Piece*>, const SheetLayout&, const FillRules&);

// Groups pieces that can share a layout: equal outline, size, orientation and bleed. Shapes keep the order of
// their first appearance.
std::vector<std::vector<const Piece*>> by_shape(const std::vector<Piece>&);

}  // namespace trackwright
