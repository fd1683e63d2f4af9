// Packs rectangles of several sizes on as few sheets as possible, so that straight cuts separate them: first
// between shelves with different cuts, then across and along shelves with equal cuts, then around pieces
// lower than their shelf.
#pragma once

#include <vector>

#include "render/sheets/fill.h"
#include "render/sheets/sheet.h"

namespace trackwright {

// One sheet: pieces relative to the top left corner of a block, and all cuts. Cuts along shelves run from
// edge to edge of the block; cuts across run from the first to the last of neighbouring shelves with equal
// cuts.
struct PackedSheet {
  Size block;
  FilledSheet pieces;
  std::vector<Cut> cuts;
};

// Keeps bleeds `gap` mm apart. Pieces must fit the area, upright or rotated. The same pieces give the same
// sheets.
std::vector<PackedSheet> pack_shelves(const std::vector<const Piece*>&, Size area, double gap);

}  // namespace trackwright
